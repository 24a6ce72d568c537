import { questionsAfterContact } from './questions-after-contact.ts'
import { lateToo, stopUsing } from './care.ts'
import { contactingAgain } from './contacting-again.ts'
import { contacting } from './contacting.ts'
import { requestsAfterContact } from './requests-after-contact.ts'
import { de } from './de.ts'
import { quotesOf } from './quotes.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { withFrenchSpaces } from './fr-spaces.ts'
import { acknowledged } from './acknowledged.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { kindWordsOn, mentionsOf } from './mentions.ts'
import { received, slip } from './slip.ts'
import { sympathy } from './sympathy.ts'
import { onceMore } from './once-more.ts'
import { pt } from './pt.ts'
import { remark } from './remark.ts'
import { othersHurt } from './others-hurt.ts'
import { requested } from './requested.ts'
import { threatened } from './threatened.ts'
import { warmth } from './warmth.ts'
import { wished } from './wished.ts'
import { zh } from './zh.ts'
import type { AgainLines, FullBook, PhraseBook } from './phrase-book.ts'

const books = new Map([de, en, es, fr, it, ja, pt, zh].map((book) => [book.language, spaced(full(book))]))

/** Languages of the built-in composer; others get English. */
export function phraseBook(language: string): FullBook {
  return books.get(language) ?? full(en)
}

export function hasPhraseBook(language: string): boolean {
  return books.has(language)
}

export const writtenLanguages: readonly string[] = [...books.keys()]

function spaced(book: FullBook): FullBook {
  return book.language === 'fr' ? withFrenchSpaces(book) : book
}

const noLines: AgainLines = {
  ignored: [],
  privately: { help: [], helpIfOrder: [] },
  directly: { help: [], helpIfOrder: [] },
}

function full(book: PhraseBook): FullBook {
  const { language, lines } = book
  const again = contactingAgain[language] ?? noLines
  const shared = {
    sympathy: sympathy[language] ?? [],
    acknowledged: acknowledged[language] ?? [],
    remark: remark[language] ?? [],
    requested: Object.values(requested[language] ?? {}).flat(),
    threatened: threatened[language] ?? [],
    othersHurt: othersHurt[language] ?? [],
    questionsAfterContact: questionsAfterContact[language] ?? [],
    wished: wished[language] ?? [],
    ignored: again.ignored,
    timeTaken: warmth[language]?.timeTaken ?? [],
    warmly: warmth[language]?.warmly ?? [],
    again: onceMore[language]?.again ?? [],
    back: onceMore[language]?.back ?? [],
    stopUsing: stopUsing[language] ?? [],
    lateToo: lateToo[language] ?? [],
    kindWords: kindWordsOn(language),
    thankedName: [],
    slip: slip[language] ?? [],
    received: received[language] ?? [],
  }
  return {
    ...book,
    lines: { ...lines, ...shared },
    mentions: mentionsOf(language),
    contacting: contacting[language] ?? lines,
    requestsAfterContact: requestsAfterContact[language] ?? lines,
    contactingAgain: again,
    requested: requested[language] ?? { money: [], another: [], other: [] },
    quotes: quotesOf(language),
  }
}
