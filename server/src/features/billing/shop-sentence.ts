interface Refusal {
  problem: string
  reason: string
}

/** Why the shop refused, as the merchant reads it. `noAccess` says what to do without its permission. */
export function shopSentence({ problem, reason }: Refusal, noAccess: string): string {
  if (problem === 'revoked' || problem === 'expired' || problem === 'reduced') return noAccess
  if (isAway({ problem })) return 'Your store isn’t responding right now.'
  return `Shopify says: ${reason.replace(/[.\s]*$/, '.')}`
}

/** It may respond later, with nothing changed by then. */
export const isAway = ({ problem }: Pick<Refusal, 'problem'>): boolean =>
  problem === 'unavailable' || problem === 'rate-limited'
