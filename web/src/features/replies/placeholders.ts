/** An unfilled placeholder of a template, such as `{discount}`; a reply that contains one can't be sent. */
export interface Placeholder {
  name: string
  start: number
  end: number
}

export const unfilledPlaceholders = (text: string): Placeholder[] =>
  [...text.matchAll(/\{(customer|product|brand|discount)\}/g)].map((found) => ({
    name: found[0],
    start: found.index,
    end: found.index + found[0].length,
  }))
