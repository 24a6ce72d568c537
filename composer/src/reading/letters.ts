/** A language by letters of its own (Ukrainian can do without, so by words too); null where the text has only letters that many share. */
export function languageOfLetters(text: string): string | null {
  const small = text.toLowerCase().normalize('NFC')
  return letters.find(([, own]) => own.test(small))?.[0] ?? null
}

/** "Sólido" is no Italian word, whatever it is without its accent. */
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
