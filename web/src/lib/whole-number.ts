/** A typed whole number, also with group marks: 1,000, 1.000 and 1 000 are a thousand. Null for anything else. */
export const wholeNumberOf = (typed: string): number | null =>
  /^\d+$|^\d{1,3}([,.\s'’])\d{3}(?:\1\d{3})*$/.test(typed.trim()) ? Number(typed.replaceAll(/\D/g, '')) : null
