import { eld } from 'eld/extrasmall'

// Its data are 50,000 small objects of which three in four say the same as another: one of each is enough.
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
