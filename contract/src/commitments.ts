/**
 * Kinds of marks by which a reply commits the brand. In a text that a person wrote, only these count: names and language
 * are the person’s choice.
 */
export const commitments: ReadonlySet<string> = new Set(['promise', 'discount', 'refund', 'amount', 'link', 'contact'])
