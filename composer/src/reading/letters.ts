/** Detects a language by distinctive letters (and words for Ukrainian); null if letters are shared. */
export function languageOfLetters(text: string): string | null {
  const small = text.toLowerCase().normalize('NFC')
  return letters.find(([, own]) => own.test(small))?.[0] ?? null
}

/** "Sólido" isn't Italian, even if it would be without the accent. */
export function hasStrangeLetter(text: string, language: string): boolean {
  return strange.get(language)?.test(text.toLowerCase().normalize('NFC')) ?? false
}

const strange: ReadonlyMap<string, RegExp> = new Map([
  ['it', /[áíóúñãõçâêôäöüß]/],
  ['es', /[àèìòùâêôãõçäöß]/],
  ['pt', /[èìòùñäößî]/],
  ['fr', /[áíóúñãõìòäöß]/],
  ['de', /[áíóúñãõìòùçâêôœ]/],
  ['en', /[áíóúãõìòùß]/],
])

const letters: readonly (readonly [language: string, own: RegExp])[] = [
  ['vi', /[ơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/],
  ['pl', /[ąęłńśźż]/],
  ['tr', /[ğı]/],
  ['cs', /[řěů]/],
  ['hu', /[őű]/],
  ['ro', /[țș]/],
  ['lt', /[ėįų]/],
  ['lv', /[āēīūķļņģ]/],
  ['is', /[ðþ]/],
  ['da', /[øæ]/],
  ['sv', /å/],
  ['hr', /[đčćšž]/],
  ['uk', /[іїєґ]|(?<!\p{L})(?:дуже|гарна|гарний|чудова|чудово|дякую|рекомендую всім|гра|але)(?!\p{L})/u],
  ['be', /ў/],
  ['sr', /[ђјљњћџ]/],
  ['fa', /[پچژ]/],
]
