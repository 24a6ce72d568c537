import type { FullBook } from './phrases/phrase-book.ts'

/** A greeting and the sentence after it: its first word becomes small where the language wants that. */
export function greet(greeting: string, sentence: string, book: FullBook): string {
  if (!book.gap) return greeting + sentence
  if (/[.!]$/.test(greeting) || keepsCapital(sentence, book.language)) return `${greeting} ${sentence}`
  return `${greeting} ${sentence.replace(/^([¡¿]?)(\p{L})/u, (_, mark: string, letter: string) => mark + letter.toLowerCase())}`
}

/** A sentence that begins with what it is about ("That you …", "A big …") stumbles behind a greeting. */
export function followsGreeting(sentence: string, language: string): boolean {
  return !(opensAlone[language]?.test(sentence) ?? false)
}

const opensAlone: Readonly<Record<string, RegExp>> = {
  en: /^(?:That (?!is|was)|So (?:much|many)|Such |An? )/,
  de: /^(?:Dass|Auf dass|Ein |Eine |So viele?) /,
  fr: /^(?:Que |Qu[’']|Une? |Tant de)/,
  es: /^(?:Que |Una? |Tanto)/,
  it: /^(?:Che (?!bell|piacer|gioia)|Una? |Un[’']|Tant)/,
  pt: /^(?:Que (?!bom|bem|alegria|[óo]tim|legal|maravilh)|Uma? |Tant)/,
}

function keepsCapital(sentence: string, language: string): boolean {
  if (language === 'de') return !smallInGerman.test(sentence)
  if (language === 'it') return politeInItalian.test(sentence)
  return language === 'en' && /^I\b/.test(sentence)
}

/** Nouns and the polite forms keep their capital: only these first words lose it. */
const smallInGerman =
  /^(?:vielen|danke|herzlichen|haben|für|ein|eine|einen|lieben|wir|dass|über|so|wie|es|das|mit|schön|was|gut|da|zu|offene|an|auf|bitte|leider|offenbar|schade|etwas|unsere|dazu|bei|damit|bevor|jemand|die|der|in|nur|welche|nette|prima|einfach|weiterhin|hier|wenn|technische|optisch|beim|von|am|darauf|mehr|sauber|bequem|schmecken|niemand|guter)(?!\p{L})/iu
const politeInItalian = /^(?:La (?:ringraziamo|preghiamo)|Le (?:siamo|porgiamo|chiediamo|auguriamo))(?!\p{L})/u
