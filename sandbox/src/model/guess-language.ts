/** ISO 639-1 code of the most likely language; `en` without evidence. */
export function guessLanguage(text: string): string {
  if (/[\u3040-\u30ff]/.test(text)) return 'ja'
  if (/\p{Script=Han}/u.test(text)) return 'zh'
  const words = text.toLowerCase().match(/[\p{L}’']+/gu) ?? []
  let best = { language: 'en', hits: 0 }
  for (const [language, stopWords] of Object.entries(STOP_WORDS)) {
    const hits = words.filter((word) => stopWords.has(word)).length
    if (hits > best.hits) best = { language, hits }
  }
  return best.language
}

// Words that are unique to a language, or far more common in it.
const STOP_WORDS: Record<string, Set<string>> = {
  en: new Set('the and is was are it this that with for have has not but very my you they of to'.split(' ')),
  de: new Set(
    'der die das und ist nicht ich ein eine mit sehr war auch auf für sie es aber den nach leider'.split(' '),
  ),
  fr: new Set(
    'le les et est pas je une très avec pour dans mais vous nous ce cette du au mon ma c’est bien'.split(' '),
  ),
  es: new Set('el los las y es muy con para pero lo no una mi por está estoy que ha bien gracias más'.split(' ')),
  it: new Set('il gli e è molto con per ma non una mi di che sono della questo bene anche ho dopo'.split(' ')),
  pt: new Set('o os as e é muito com para mas não uma um meu minha do da em que foi bom recebi produto'.split(' ')),
}
