/** For a customer who says that they bought somewhere else, in the languages that `other-shops.ts` reads. */
export const otherShop = {
  plain: 'It sounds like this review is about a product from another shop.',
  /** With the brand's `{address}`. */
  address: 'If you did buy it from us, please email us your order number at {address}.',
}
