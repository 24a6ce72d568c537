/**
 * Kinds of marks by which a reply commits the brand, also to what its products are. In a text that a person wrote, only
 * these count: names and language are the person’s choice.
 */
export const commitments: ReadonlySet<string> = new Set([
  'promise',
  'fact',
  'discount',
  'refund',
  'amount',
  'link',
  'contact',
])
