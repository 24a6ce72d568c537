/** Whether two texts read the same: platforms trim and change white space. */
export const sameWords = (one: string, other: string): boolean => folded(one) === folded(other)

const folded = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim()
