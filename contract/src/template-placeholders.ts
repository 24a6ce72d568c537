/** Variables that a template may contain. */
export const templateVariables = ['customer', 'product', 'brand', 'discount'] as const

/** Fills the variables of a canned reply; variables without a value stay and are listed. */
export function fillTemplate(
  text: string,
  values: Partial<Record<(typeof templateVariables)[number], string | null>>,
): { text: string; missing: string[] } {
  const missing = new Set<string>()
  const filled = text.replace(/\{(customer|product|brand|discount)\}/g, (whole, name: string) => {
    const value = values[name as (typeof templateVariables)[number]]
    if (value) return value
    missing.add(name)
    return whole
  })
  return { text: filled, missing: [...missing] }
}

/** Variables without a value, e.g. `{discount}`: a reply that contains any isn't sent. */
export const unfilledPlaceholdersIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{(customer|product|brand|discount)\}/g)].map(([placeholder]) => placeholder)),
]
