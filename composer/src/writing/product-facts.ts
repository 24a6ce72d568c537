import { changeTopic } from '@bizamply/contract/brands'
import type { BrandFact } from '../composer.ts'
import { detectLanguage } from '../reading/language.ts'
import { subjectsOf } from '../reading/question-subjects.ts'

export interface KnownFact {
  text: string
  /** Which line of a book introduces it: `answered` from the product's details, `informed` from the brand's facts. */
  from: 'answered' | 'informed'
}

/** The stored sentence that clearly speaks of what is asked, word for word; null when none or more than one does. */
export function knownFact(
  comment: string,
  details: string | null,
  facts: readonly BrandFact[],
  language: string,
): KnownFact | null {
  const questions = comment.match(/[^.!?。！？\n]+[?？]/gu) ?? [comment]
  for (const asked of [questions.join('\n'), ...questions]) {
    const fact = factOn(subjectsOf(asked), details, facts, language)
    if (fact) return fact
  }
  return null
}

/** The newest change that the brand told of in this language. */
export function knownChange(facts: readonly BrandFact[], language: string): string | null {
  const change = facts.find(({ topic, ...fact }) => topic === changeTopic && fact.language === language)
  return change && quotable(change.text) ? closed(change.text, language) : null
}

function factOn(
  asked: ReadonlySet<string>,
  details: string | null,
  facts: readonly BrandFact[],
  language: string,
): KnownFact | null {
  if (asked.size === 0) return null
  const detail = bestOf(sentencesOf(details), asked)
  const spoken = detail && details ? detectLanguage(details) : null
  if (detail && (spoken === null || spoken === language)) return { text: closed(detail, language), from: 'answered' }
  const stored = facts.filter((fact) => fact.language === language && quotable(fact.text))
  const fact = bestOf(
    stored.map(({ text }) => text),
    asked,
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

/** Quotation marks in a quotation would end it for whoever checks it. */
const quotable = (text: string): boolean => text.length >= 8 && text.length <= 200 && !/["“”„«»「」]/.test(text)

function bestOf(
  sentences: readonly string[],
  asked: ReadonlySet<string>,
  topics: readonly string[] = [],
): string | null {
  const found = sentences
    .map((sentence, at) => {
      const topic = topics[at]
      const about = new Set([...subjectsOf(sentence), ...(topic ? [topic] : [])])
      return { sentence, shared: [...about].filter((subject) => asked.has(subject)).length }
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
