// Owns the brand's discounts as its shop tells them, and having codes made there, once each.
// Does not own the replies that name them, nor the shop's own rules of what a code is worth.
export { listDiscounts } from './list-discounts.ts'
export { makeDiscount } from './make-discount.ts'
export { askForDiscounts } from './ask-for-discounts.ts'
