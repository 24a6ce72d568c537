/** Placeholders that a template may contain, such as `{discount}`. */
export const templateVariables = ['customer', 'product', 'brand', 'discount'] as const

const pattern = /\{(customer|product|brand|discount)\}/g

/** Fills the placeholders of a canned reply; those without a value stay and are listed. */
export function fillTemplate(
  text: string,
  values: Partial<Record<(typeof templateVariables)[number], string | null>>,
): { text: string; missing: string[] } {
  const missing = new Set<string>()
  const filled = text.replace(pattern, (whole, name: string) => {
    const value = values[name as (typeof templateVariables)[number]]
    if (value) return value
    missing.add(name)
    return whole
  })
  return { text: filled, missing: [...missing] }
}

export interface Placeholder {
  /** With its braces. */
  name: string
  start: number
  end: number
}

/** Placeholders left in a text. */
export const placeholdersIn = (text: string): Placeholder[] =>
  [...text.matchAll(pattern)].map(({ 0: name, index }) => ({ name, start: index, end: index + name.length }))

/** Their names, each once: a reply that contains any isn't sent. */
export const unfilledPlaceholdersIn = (text: string): string[] => [
  ...new Set(placeholdersIn(text).map(({ name }) => name)),
]
