/** Credits per action; the live ones are in `credit_settings`. */
export interface Prices {
  generateCredits: number
  sendCredits: number
  whatsappExtraCredits: number
}

/** The named prices. A call declares which of them it charges. */
export const priceNames = ['generate', 'send'] as const
export type PriceName = (typeof priceNames)[number]

/** Where a reply is sent. */
export const targets = ['platform', 'whatsapp', 'both'] as const
export type Target = (typeof targets)[number]

/** Platform = send; WhatsApp = send + extra; both = the sum. */
export function sendPrice(prices: Prices, target: Target): number {
  const whatsapp = prices.sendCredits + prices.whatsappExtraCredits
  if (target === 'platform') return prices.sendCredits
  return target === 'whatsapp' ? whatsapp : prices.sendCredits + whatsapp
}

/** What a named price is for one comment. `target` matters only for sends. */
export const creditsFor = (prices: Prices, name: PriceName, target: Target = 'platform'): number =>
  name === 'generate' ? prices.generateCredits : sendPrice(prices, target)

/** 100 minus the rounded used share, so that used and remaining always add up to 100. */
export const percentRemaining = (total: number, used: number): number =>
  total <= 0 ? 0 : Math.max(0, 100 - Math.round((used / total) * 100))
