import { changeTopic } from '@bizamply/contract/brands'
import type { BrandFact } from '../composer.ts'
import { detectLanguage } from '../reading/language.ts'
import { questionTopicsOf } from '../reading/question-topics.ts'

export interface AnswerFact {
  text: string
  /** The book's introduction: `answered` for product details, `informed` for the brand's facts. */
  from: 'answered' | 'informed'
}

/** The one stored sentence that clearly covers the question; null if there is none or more than one. */
export function answerFact(
  comment: string,
  details: string | null,
  facts: readonly BrandFact[],
  language: string,
): AnswerFact | null {
  const questions = comment.match(/[^.!?。！？\n]+[?？]/gu) ?? [comment]
  for (const question of [questions.join('\n'), ...questions]) {
    const fact = factOn(questionTopicsOf(question), details, facts, language)
    if (fact) return fact
  }
  return null
}

/** The brand's newest change in this language. */
export const newestChange = (facts: readonly BrandFact[], language: string): string | null =>
  newestOn(changeTopic, facts, language)

/** How customers reach the brand, in its own words. */
export const contactFact = (facts: readonly BrandFact[], language: string): string | null =>
  newestOn('contact', facts, language)

function newestOn(about: string, facts: readonly BrandFact[], language: string): string | null {
  const fact = facts.find(({ topic, ...one }) => topic === about && one.language === language)
  return fact && quotable(fact.text) ? closed(fact.text, language) : null
}

function factOn(
  questionTopics: ReadonlySet<string>,
  details: string | null,
  facts: readonly BrandFact[],
  language: string,
): AnswerFact | null {
  if (questionTopics.size === 0) return null
  const detail = bestOf(sentencesOf(details), questionTopics)
  const spoken = detail && details ? detectLanguage(details) : null
  if (detail && (spoken === null || spoken === language)) return { text: closed(detail, language), from: 'answered' }
  const stored = facts.filter((fact) => fact.language === language && quotable(fact.text))
  const fact = bestOf(
    stored.map(({ text }) => text),
    questionTopics,
    stored.map(({ topic }) => topic),
  )
  return fact ? { text: closed(fact, language), from: 'informed' } : null
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

function bestOf(
  sentences: readonly string[],
  questionTopics: ReadonlySet<string>,
  topics: readonly string[] = [],
): string | null {
  const found = sentences
    .map((sentence, at) => {
      const topic = topics[at]
      const about = new Set([...questionTopicsOf(sentence), ...(topic ? [topic] : [])])
      return { sentence, shared: [...about].filter((one) => questionTopics.has(one)).length }
    })
    .filter((one) => one.shared > 0)
    .toSorted((a, b) => b.shared - a.shared)
  const [best, next] = found
  return !best || (next && next.shared === best.shared) ? null : best.sentence
}

function closed(sentence: string, language: string): string {
  const bare = sentence.trim().replace(/[.。]$/u, '')
  return language === 'ja' || /[!?！？]$/u.test(bare) ? bare : `${bare}${language === 'zh' ? '。' : '.'}`
}
