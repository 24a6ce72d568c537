// Owns the brand's discounts as its shop returns them, creating and changing them there, codes in sent replies, and
// orders that used them. Doesn't own replies or the shop's rules for codes.
export { requestDiscounts } from './request-discounts.ts'
export { pauseDiscount, resumeDiscount, updateDiscount } from './change-discount.ts'
export { listDiscounts } from './list-discounts.ts'
export { makeDiscount } from './make-discount.ts'
export { forgetHandouts, recordHandouts } from './record-handouts.ts'
export { refreshDiscounts } from './read-shop.ts'
export { enqueueDiscountReads, sweepDiscounts } from './sweep-discounts.ts'
