/**
 * 1 to 5 from `5`, `4,5`, `2.9 out of 5 stars`, `★★★★☆`, `80%`, `8/10`; null if the cell has
 * none. `scale` is the best rating for a bare number.
 */
export function readRating(cell: string, scale: 5 | 10 | 100 = 5): number | null | { bad: string } {
  const text = cell.normalize('NFKC').trim().toLowerCase()
  if (nothing.test(text)) return null
  const found = ofStars(text) ?? ofWord(text) ?? ofNumbers(text, scale)
  if (found === null || found.value < 0 || found.value > found.of)
    return { bad: `“${cell.trim().slice(0, 40)}” isn’t a rating from 1 to ${scale}` }
  if (found.value === 0 && found.of === 5) return null
  // Rounded half up, as stars are shown; the worst of a scale from 0 is one star.
  return Math.max(1, Math.min(5, Math.round((found.value / found.of) * 5)))
}

interface Share {
  value: number
  of: number
}

function ofStars(text: string): Share | null {
  const full = text.match(/★|⭐|🌟|✭|✮|✯/gu)?.length ?? 0
  const empty = text.match(/☆|✩|✰/gu)?.length ?? 0
  if (full + empty === 0 || full > 5 || /\d/.test(text)) return null
  return { value: full + (text.includes('½') ? 0.5 : 0), of: 5 }
}

function ofWord(text: string): Share | null {
  const value = ['zero', 'one', 'two', 'three', 'four', 'five'].indexOf(text.replace(/[\s_]*stars?$/, ''))
  return value < 0 ? null : { value, of: 5 }
}

function ofNumbers(text: string, scale: number): Share | null {
  if (text.length > 60) return null
  const numbers = (text.match(/-?\d+(?:[.,]\d+)?/g) ?? []).map((n) => Number(n.replace(',', '.')))
  const [first, second] = numbers
  if (first === undefined || numbers.length > 2) return null
  if (second === undefined) return text.includes('%') ? { value: first, of: 100 } : { value: first, of: scale }
  if (isBest(second) && first <= second && !bestFirst.test(text)) return { value: first, of: second }
  // 5つ星のうち4.0, 5점 만점에 4점, 满分5分 4分
  return isBest(first) && second <= first ? { value: second, of: first } : null
}

const isBest = (n: number): boolean => n === 5 || n === 10 || n === 100
const bestFirst = /^\d+(?:つ星|점 ?만점)|^满分/
const nothing = /^(?:|[-–—]|n\/?a|nan|null|none|undefined)$/
