import { changeTopic } from '@bizamply/contract/brands'
import type { BrandFact, ComposeRequest } from '../composer.ts'
import { detectLanguage } from '../reading/language.ts'
import type { Complaint } from './particulars/index.ts'
import { allQuestionsIn } from '../reading/plain-request.ts'
import { questionTopicsOf } from '../reading/question-topics.ts'
import { bestAnswer, type Candidate } from './best-answer.ts'
import { isAboutOtherGoods } from './category-name.ts'

export interface AnswerFact {
  text: string
  /** The book's introduction: `answered` for product details, `informed` for the brand's facts; a contact has none. */
  from: 'answered' | 'informed' | 'contact'
}

/** A stored sentence on a question, and whether it surely answers it. */
export interface FoundFact extends AnswerFact {
  sure: boolean
}

/** The stored sentence that surely answers the question; null if there is none. */
export function answerFact(
  comment: string,
  product: ComposeRequest['product'],
  facts: readonly BrandFact[],
  language: string | null,
): AnswerFact | null {
  const found = factOnQuestion(comment, product, facts, language)
  return found?.sure ? { text: found.text, from: found.from } : null
}

/**
 * The stored sentence that best covers the question; null if there is none, or if several cover it equally well. With no
 * language, in any.
 */
export function factOnQuestion(
  comment: string,
  product: ComposeRequest['product'],
  facts: readonly BrandFact[],
  language: string | null,
): FoundFact | null {
  const marked = comment.match(/[^.!?。！？\n]+[?？]/gu)
  const unmarked = allQuestionsIn(comment).filter((one) => !/[?？]$/u.test(one))
  const questions = marked === null ? [comment] : [...marked, ...unmarked]
  // "If you had gift wrapping. Will you offer it?" is about what the sentence before names.
  const withContext = comment.match(/[^.!?。！？\n]+[.!。！\n]\s*[^.!?。！？\n]+[?？]/gu) ?? []
  const asked = [questions.join('\n'), ...questions, ...withContext.filter(refersBack)]
  let unsure: FoundFact | null = null
  for (const question of asked) {
    const fact = factOn(question, product, facts, language)
    if (fact?.sure) return fact
    unsure ??= fact
  }
  return unsure
}

/** A reply to a complaint quotes a fact only if it doesn't settle the case: the warranty's terms, but not "Unused items only." */
export function complaintFact(
  comment: string,
  product: ComposeRequest['product'],
  facts: readonly BrandFact[],
  language: string,
): AnswerFact | null {
  const fact = answerFact(comment, product, facts, language)
  const about = questionTopicsOf(fact?.text ?? '')
  const asked = questionTopicsOf(comment)
  return neutral.some((topic) => about.has(topic) && asked.has(topic)) ? fact : null
}

/** Topics of facts that a reply to a complaint can quote. */
export const isNeutral = (fact: string): boolean => {
  const about = questionTopicsOf(fact)
  return neutral.some((topic) => about.has(topic))
}

const neutral = ['warranty', 'care', 'refills'] as const

const refersBack = (text: string): boolean =>
  questionTopicsOf(text.split(/[.!。！\n]/).at(-1) ?? '').size === 0 &&
  /\b(?:it|them|one|that|those|es|sie|das|ihn|le|la|les|lo|los|las|li|ne|isso|eles)\b[^.!?]*\?$/iu.test(text)

/** The brand's newest change in this language. */
export const newestChange = (facts: readonly BrandFact[], language: string): string | null =>
  newestOn(changeTopic, facts, language)

/** What the brand does about a complaint like this, in its own words: "We replace broken candles free of charge." */
export function policyOn(
  complaint: Complaint | null,
  facts: readonly BrandFact[],
  language: string,
  title: string | null,
): string | null {
  const words = complaint === null ? undefined : policies[complaint]
  if (!words) return null
  const stated = facts
    .filter(({ topic, ...fact }) => fact.language === language && topic !== changeTopic && topic !== 'contact')
    .flatMap(({ text }) => sentencesOf(text))
    .filter((sentence) => words.test(sentence) && !isAboutOtherGoods(sentence, language, title))
  return stated.length === 1 && stated[0] ? closed(stated[0], language) : null
}

const broken =
  /broken|damaged|smashed|zerbrochen|beschädigt|kaputt|cassée?s?|endommag|abîmé|rot[oa]s|dañad|rott[aie]|danneggiat|quebrad|danificad|破損|破损|损坏/iu
const wrong =
  /wrong|incorrect|falsche|mauvais|erreur|equivocad|incorrect|sbagliat|errat[oi]|errad[oa]s|誤|间违い|发错/iu

const policies: Partial<Record<Complaint, RegExp>> = { arrivedBroken: broken, wrongItem: wrong }

/** How customers reach the brand, in its own words. */
export const contactFact = (facts: readonly BrandFact[], language: string): string | null =>
  newestOn('contact', facts, language)

function newestOn(about: string, facts: readonly BrandFact[], language: string): string | null {
  const fact = facts.find(({ topic, ...one }) => topic === about && one.language === language)
  return fact && quotable(fact.text) ? closed(fact.text, language) : null
}

function factOn(
  question: string,
  product: ComposeRequest['product'],
  facts: readonly BrandFact[],
  language: string | null,
): FoundFact | null {
  const details = product?.details ?? null
  const spoken = details ? detectLanguage(details) : null
  const inDetails = spoken === null || language === null || spoken === language ? sentencesOf(details) : []
  const candidates: Candidate[] = [
    ...inDetails.map((text) => ({ text, topic: null, from: 'answered' as const })),
    ...facts
      .filter(
        (fact) =>
          (language === null || fact.language === language) && fact.topic !== changeTopic && quotable(fact.text),
      )
      .filter(({ text }) => !isAboutOtherGoods(text, language ?? 'en', product?.title ?? null))
      .map(({ text, topic }) => ({
        text,
        topic,
        from: topic === 'contact' ? ('contact' as const) : ('informed' as const),
      })),
  ]
  const best = bestAnswer(question, candidates, product?.title ?? null)
  return best && { text: closed(best.text, language ?? 'en'), from: best.from, sure: best.sure }
}

function sentencesOf(details: string | null): string[] {
  return (details ?? '')
    .replace(/<[^<>]*>/g, '\n')
    .split(/\n+|(?<=[.!?。！？])\s*(?=[\p{Lu}\p{Lo}]|$)/u)
    .map((sentence) =>
      sentence
        .replace(/\s+/g, ' ')
        .replace(/^[-•*\s]+/, '')
        .trim(),
    )
    .filter(quotable)
}

/** Nested quotation marks would end the quote early for the guard rails. */
const quotable = (text: string): boolean => text.length >= 8 && text.length <= 200 && !/["“”„«»「」]/.test(text)

function closed(sentence: string, language: string): string {
  const bare = sentence.trim().replace(/[.。]$/u, '')
  return language === 'ja' || /[!?！？]$/u.test(bare) ? bare : `${bare}${language === 'zh' ? '。' : '.'}`
}
