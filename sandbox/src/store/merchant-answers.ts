/** The drawer that keeps what merchants answered to reviews without the product, by the review's id. */
export const ANSWERS = 'merchant-answers'

export interface MerchantAnswer {
  text: string
  at: string
}
