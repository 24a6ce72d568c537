type Scale = 5 | 10 | 100

/** The best rating of a column: five, unless its name or many of its cells say otherwise. */
export function guessScale(name: string, cells: string[]): { ratingScale: Scale; note?: string } {
  const ratingScale = scaleByName(name) ?? scaleByCells(cells)
  if (ratingScale !== 5)
    return { ratingScale, note: `Ratings go up to ${ratingScale}. We convert them to one to five stars.` }
  const above = cells.map(numberOf).filter((rating) => rating !== null && rating > 5).length
  if (above === 0) return { ratingScale }
  const note =
    above === 1 ? 'One rating is above 5. Its row is skipped.' : 'Some ratings are above 5. Their rows are skipped.'
  return { ratingScale, note }
}

function scaleByName(name: string): Scale | null {
  const plain = name.normalize('NFKC').toLowerCase()
  if (/%|per ?cent|prozent|pour ?cent|por(?:cento|centaje)|процент|百分/.test(plain)) return 100
  const best = /(?:\/|[01]\s*(?:-|–|to|bis|à|a)|\b(?:out of|of|von|sur|su|de|di|max\.?))\s*(5|10|100)(?!\d)/.exec(plain)
  return best ? asScale(Number(best[1])) : null
}

// A scale guessed too high silently turns good ratings into bad ones; one guessed too low reports each row that it
// rejects. So a few numbers above five count as errors in the file.
function scaleByCells(cells: string[]): Scale {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '')
  const speak = (test: (cell: string) => boolean): number => filled.filter(test).length
  const ofHundred = speak((cell) => isBetween(cell, 10, 100) || /^\d+(?:[.,]\d+)?\s*(?:%|\/\s*100$)/.test(cell))
  if (ofHundred >= 2 && ofHundred * 2 >= filled.length) return 100
  const ofTen = speak((cell) => isBetween(cell, 5, 10) || /\/\s*10$/.test(cell))
  return ofTen >= 2 && ofTen * (ofTen === 2 ? 2 : 5) >= filled.length ? 10 : 5
}

const asScale = (best: number): Scale => (best === 10 || best === 100 ? best : 5)

function isBetween(cell: string, above: number, most: number): boolean {
  const rating = numberOf(cell)
  return rating !== null && rating > above && rating <= most
}

function numberOf(cell: string): number | null {
  const plain = cell.trim().replace(',', '.')
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : null
}
