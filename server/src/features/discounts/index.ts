// Owns the brand's discounts as its shop tells them, making and changing them there, what sent replies handed out, and
// the orders that used them. Does not own the replies, nor the shop's own rules of what a code is worth.
export { requestDiscounts } from './request-discounts.ts'
export { pauseDiscount, resumeDiscount, updateDiscount } from './change-discount.ts'
export { listDiscounts } from './list-discounts.ts'
export { makeDiscount } from './make-discount.ts'
export { forgetHandouts, recordHandouts } from './record-handouts.ts'
export { refreshDiscounts } from './read-shop.ts'
export { bookDiscountReads, sweepDiscounts } from './sweep-discounts.ts'
