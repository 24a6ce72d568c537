import type { FullBook } from './phrases/phrase-book.ts'
import { compact } from '../words/compact.ts'

/** Joins a greeting and a sentence, whose first word becomes lowercase in some languages. */
export function greet(greeting: string, sentence: string, book: FullBook): string {
  if (!book.gap) return greeting + sentence
  if (/[.!]$/.test(greeting) || keepsCapital(sentence, book.language)) return `${greeting} ${sentence}`
  return `${greeting} ${sentence.replace(/^([¡¿]?)(\p{L})/u, (_, mark: string, letter: string) => mark + letter.toLowerCase())}`
}

/** A sentence that starts with its subject ("That you …", "A big …") reads badly after a greeting. */
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

/** Only these first words lose their capital; nouns and polite forms keep it. */
const smallInGerman = compact(
  /^(?:vielen|danke|herzlichen|haben|für|ein|eine|einen|lieben|wir|dass|über|so|wie|es|das|mit|schön|was|gut|da|zu|offene|an|auf|bitte|leider|offenbar|schade|etwas|unsere|dazu|bei|damit|bevor|jemand|die|der|in|nur|welche|nette|prima|einfach|weiterhin|hier|wenn|technische|optisch|beim|von|am|darauf|mehr|sauber|bequem|schmecken|niemand|guter)(?!\p{L})/iu,
)
const politeInItalian = compact(/^(?:La (?:ringraziamo|preghiamo)|Le (?:siamo|porgiamo|chiediamo|auguriamo))(?!\p{L})/u)
