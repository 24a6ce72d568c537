import { allWordings } from './english-wording.ts'
import { otherShop } from './phrases/other-shop.ts'
import { otherLanguage } from './phrases/other-language.ts'
import { orderContacts } from './phrases/order-contact.ts'
import { phraseBook, writtenLanguages } from './phrases/index.ts'
import { complaints, particularWordings } from './particulars/index.ts'
import { addressKinds, withoutAddress } from './contact-address.ts'
import { keepUnplugged, worried } from './phrases/care.ts'
import { contactAddress } from './phrases/contact-address.ts'
import { delightedForReview } from './phrases/for-review.ts'
import { healthLines } from './phrases/health-questions.ts'
import { tagged } from './phrases/tagged.ts'
import { quietLines } from './phrases/quiet.ts'
import { updated } from './phrases/updated.ts'
import { suggestion } from './phrases/remark.ts'
import { orderPurposes } from './phrases/order-contact.ts'
import { returned } from './phrases/returned.ts'
import { unansweredIn } from './phrases/unanswered.ts'
import { allQuestionThings } from './question-thing.ts'
import { withBoundMarks } from './phrases/fr-spaces.ts'
import { spokenRegret } from './spoken-regrets.ts'
import type { Spoken } from './spoken.ts'
import type { Topic } from '@bizamply/contract/topics-and-risks'

/** The roles of a reply's sentences, in order. `product` is the name used for the product. */
export function spokenSentences(reply: string, product: string | null): Spoken[] {
  const known = allListed()
  const small = withoutAddress(reply.toLowerCase())
  const titled = product ? small.split(product.toLowerCase()).join('{product}') : small
  const general = titled.replace(repeated, '$<open>{words}$<close>')
  return general.split(ends).flatMap((sentence, index) => {
    const bare = sentence.trim()
    const spoken = known.get(bare)
    if (spoken) return spoken.kind === 'rest' ? [] : [spoken]
    const regret = spokenRegret(bare)
    if (regret) return regret
    const greeted =
      index > 0 ? undefined : (known.get(bare.replace(greeting, '')) ?? known.get(bare.replace(twoPart, '')))
    if (greeted) return [{ kind: 'greeting', topic: null }, greeted]
    const behind =
      index > 0 ? null : (spokenRegret(bare.replace(greeting, '')) ?? spokenRegret(bare.replace(twoPart, '')))
    if (behind) return [{ kind: 'greeting', topic: null }, ...behind]
    return bare ? [{ kind: index === 0 && bare.length < 40 ? 'greeting' : 'other', topic: null }] : []
  })
}

/** A reply's structure, to compare with others on its page. */
export function shapeOf(spoken: readonly Spoken[]): string {
  return spoken.map(({ kind }) => kind).join(' ')
}

/** Text in quotation marks that isn't a product. */
const repeated = /(?<open>[“„«「]\u00a0?)[^“”„«»「」{}]{4,130}?(?<close>\u00a0?[”“»」])/gu
const ends = /(?<=[.!?。！？])\s*(?![”»」"])|\n/u
const greeting = /^[^,，、:]{0,40}[,，、:]\s*/u
const twoPart = /^[^,:]{0,20}, [^,:]{1,30}[,:]\s*/u
let kept: Map<string, Spoken> | null = null

type Add = (sentences: readonly string[] | undefined, kind: string, topic: Topic | null) => void

/** All phrase books together, because a page may have replies in several languages. */
function allListed(): Map<string, Spoken> {
  if (kept) return kept
  const made = new Map<string, Spoken>()
  const add: Add = (sentences, kind, topic) => {
    for (const sentence of (sentences ?? []).flatMap(allWordings)) {
      const [first = '', ...rest] = sentence.toLowerCase().split(ends)
      for (const piece of rest) made.set(piece.trim(), { kind: 'rest', topic: null })
      made.set(first.trim(), { kind, topic })
    }
  }
  add(otherLanguage, 'foreign', null)
  add([otherShop.plain], 'otherShop', null)
  add(delightedForReview, 'honest', null)
  add(suggestion, 'remark', null)
  add(keepUnplugged, 'stopUsing', null)
  for (const lines of Object.values(quietLines)) add(lines, 'good', 'sound')
  for (const lines of Object.values(updated)) add(lines, 'thanks', null)
  for (const lines of Object.values(worried)) add(lines, 'sorry', null)
  for (const language of writtenLanguages) {
    add(orderContacts(language), 'help', null)
    add(questionLinesIn(language), 'unanswered', null)
  }
  for (const lines of Object.values(tagged)) add(lines, 'noted', null)
  for (const lines of Object.values(returned)) add(Object.values(lines), 'help', null)
  for (const [language, books] of Object.entries(contactAddress)) {
    for (const [line, sentences] of Object.entries(books)) {
      add(addressSentences(language, sentences), addressKinds[line as keyof typeof addressKinds], null)
    }
  }
  for (const { lines, contacting, requestsAfterContact, contactingAgain, ...book } of writtenLanguages.map(
    phraseBook,
  )) {
    const { good, bad, notGoods, mentions, quotes } = book
    for (const group of [
      lines,
      contacting,
      requestsAfterContact,
      contactingAgain.privately,
      contactingAgain.directly,
    ]) {
      for (const [kind, sentences] of Object.entries(group)) add(sentences, kind, null)
    }
    for (const [kind, lists] of Object.entries({ good: [notGoods.good, good], bad: [notGoods.bad, bad] })) {
      for (const list of lists) {
        for (const [topic, sentences] of Object.entries(list)) add(sentences, kind, topic as Topic)
      }
    }
    add(quotes, 'mention', null)
    for (const [kind, list] of Object.values(mentions).flatMap((one) => Object.entries(one))) {
      for (const [topic, sentences] of Object.entries(list))
        add(sentences, kind === 'noticed' ? 'bad' : kind, topic as Topic)
    }
  }
  addParticulars(add)
  kept = made
  return made
}

function addParticulars(add: Add): void {
  for (const book of particularWordings) {
    for (const [id, { lines }] of Object.entries(book)) {
      const complaint = Object.entries(complaints).find(([one]) => one === id)?.[1]
      add(lines, complaint ? 'bad' : 'highlight', complaint?.topic ?? null)
    }
  }
}

/** For questions that no stored fact answers. */
const questionLinesIn = (language: string): string[] => [
  ...Object.values(unansweredIn(language)).flatMap((lines) => addressSentences(language, lines)),
  ...(['address', 'privately', 'directly'] as const).flatMap((way) => healthLines(language, way)),
]

function addressSentences(language: string, sentences: readonly string[]): string[] {
  return sentences
    .flatMap((line) =>
      line.includes('{do}') ? orderPurposes(language).map((one) => line.replace('{do}', one)) : [line],
    )
    .flatMap((line) =>
      line.includes('{thing}') ? allQuestionThings(language).map((one) => line.replace('{thing}', one)) : [line],
    )
    .map((line) => (language === 'fr' ? withBoundMarks(line) : line))
}
