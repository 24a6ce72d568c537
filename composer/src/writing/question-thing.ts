import type { Topic } from '@bizamply/contract/topics-and-risks'
import { questionTopicsOf } from '../reading/question-topics.ts'
import { questionsIn } from '../reading/plain-request.ts'
import { mentionedThings } from './phrases/mentioned-things.ts'

/** What the only question is about, in the form of mentioned-things.ts; null if it isn't plainly one thing. */
export function questionThing({ text, book }: { text: string; book: { language: string } }): string | null {
  const questions = questionsIn(text)
  const topics = new Set(questions.flatMap((question) => [...questionTopicsOf(question)]))
  const [only] = topics
  const topic = questions.length === 1 && topics.size === 1 && only !== undefined ? things[only] : undefined
  const [named] = mentionedThings[book.language] ?? []
  const thing = topic === undefined ? undefined : named?.[topic]
  return thing === undefined || thing.includes('{') ? null : thing
}

/** Only topics whose questions are about nothing else. */
const things: Record<string, Topic | undefined> = { delivery: 'delivery', sizes: 'size', battery: 'battery' }
