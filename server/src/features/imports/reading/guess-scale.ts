/** What the best rating of a column is: five, unless its name or a good part of its cells say otherwise. */
export function guessScale(name: string, cells: string[]): { ratingScale: 5 | 10 | 100; note?: string } {
  const ratingScale = scaleByName(name) ?? scaleByCells(cells)
  if (ratingScale !== 5)
    return { ratingScale, note: `Ratings go up to ${ratingScale}; they are turned into one to five stars.` }
  return numbersOf(cells).some((rating) => rating > 5)
    ? { ratingScale, note: 'Some ratings are above 5; their rows are left out.' }
    : { ratingScale }
}

function scaleByName(name: string): 5 | 10 | 100 | null {
  const plain = name.normalize('NFKC').toLowerCase()
  if (/%|per ?cent|prozent|pour ?cent|por(?:cento|centaje)|процент|百分/.test(plain)) return 100
  const best = /(?:\/|[01]\s*(?:-|–|to|bis|à|a)|\b(?:out of|of|von|sur|su|de|di|max\.?))\s*(5|10|100)(?!\d)/.exec(plain)
  return best ? asScale(Number(best[1])) : null
}

// Few numbers above five among many are errors of the file: a scale of ten would turn all others into bad ratings.
function scaleByCells(cells: string[]): 5 | 10 | 100 {
  const filled = cells.filter((cell) => cell.trim() !== '')
  const says = (form: RegExp): boolean => filled.filter((cell) => form.test(cell)).length * 5 >= filled.length
  if (filled.length === 0) return 5
  const numbers = numbersOf(filled)
  const above = (most: number): boolean =>
    numbers.length > 0 && numbers.filter((rating) => rating > most).length * 5 >= numbers.length
  if (above(10) || says(/^\s*\d+(?:[.,]\d+)?\s*(?:%|\/\s*100\s*$)/)) return 100
  return above(5) || says(/\/\s*10\s*$/) ? 10 : 5
}

const asScale = (best: number): 5 | 10 | 100 => (best === 10 || best === 100 ? best : 5)

const numbersOf = (cells: string[]): number[] =>
  cells
    .map((cell) => cell.trim().replace(',', '.'))
    .filter((cell) => /^\d+(?:\.\d+)?$/.test(cell))
    .map(Number)
