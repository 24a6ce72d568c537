/** Good is five stars and bad one; neutral and everything else has none. */
export function readLabel(cell: string, zero: 'bad' | 'neutral' = 'bad'): number | null {
  const word = cell.trim().toLowerCase()
  if (word === '0') return zero === 'bad' ? 1 : null
  if (goodLabels.has(word)) return 5
  return badLabels.has(word) ? 1 : null
}

/** Whether a cell can be a label at all. */
export function isLabel(cell: string): boolean {
  const word = cell.trim().toLowerCase()
  return word === '0' || goodLabels.has(word) || badLabels.has(word) || /^(?:neu|neutral|mixed|q)$/.test(word)
}

export const goodLabels = new Set([
  '1',
  '+1',
  'pos',
  'positive',
  'good',
  'true',
  'yes',
  'recommended',
  'positif',
  'positivo',
])
export const badLabels = new Set([
  '-1',
  'neg',
  'negative',
  'bad',
  'false',
  'no',
  'not recommended',
  'negatif',
  'negativo',
])
