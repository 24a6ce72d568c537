/** The collection of replies that merchants wrote on the platform itself, by review id. */
export const ANSWERS = 'merchant-answers'

export interface MerchantAnswer {
  text: string
  at: string
}
