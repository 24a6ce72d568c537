import { eld } from 'eld/extrasmall'

// Three in four of its 50,000 small objects are duplicates, so share them.
const { ngramsData } = (await import(
  new URL('../ngrams/extrasmall.js', import.meta.resolve('eld/extrasmall')).href
)) as {
  ngramsData: { ngrams: Record<string, Record<number, number>> }
}
share(ngramsData.ngrams)

export { eld }

function share(scores: Record<string, Record<number, number>>): void {
  const first = new Map<string, Record<number, number>>()
  for (const [ngram, ofLanguages] of Object.entries(scores)) {
    const key = Object.entries(ofLanguages).join()
    const same = first.get(key)
    if (same) scores[ngram] = same
    else first.set(key, ofLanguages)
  }
}
