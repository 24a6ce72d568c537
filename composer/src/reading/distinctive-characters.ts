import { compact } from '../words/compact.ts'

/** Detects a language by distinctive characters (and words for Ukrainian); null if they are shared. */
export function languageOfCharacters(text: string): string | null {
  const small = text.toLowerCase().normalize('NFC')
  return distinctive.find(([, own]) => own.test(small))?.[0] ?? null
}

/** "Sólido" isn't Italian, even if it would be without the accent. */
export function hasForeignCharacter(text: string, language: string): boolean {
  return foreign.get(language)?.test(text.toLowerCase().normalize('NFC')) ?? false
}

const foreign: ReadonlyMap<string, RegExp> = new Map([
  ['it', /[áíóúñãõçâêôäöüß]/],
  ['es', /[àèìòùâêôãõçäöß]/],
  ['pt', /[èìòùñäößî]/],
  ['fr', /[áíóúñãõìòäöß]/],
  ['de', /[áíóúñãõìòùçâêôœ]/],
  ['en', /[áíóúãõìòùß]/],
])

const distinctive: readonly (readonly [language: string, own: RegExp])[] = [
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
  ['uk', compact(/[іїєґ]|(?<!\p{L})(?:дуже|гарна|гарний|чудова|чудово|дякую|рекомендую всім|гра|але)(?!\p{L})/u)],
  ['be', /ў/],
  ['sr', /[ђјљњћџ]/],
  ['fa', /[پچژ]/],
]
