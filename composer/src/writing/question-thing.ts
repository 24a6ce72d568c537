import type { Topic } from '@bizamply/contract/topics-and-risks'
import { questionTopicsOf } from '../reading/question-topics.ts'
import { allQuestionsIn } from '../reading/plain-request.ts'
import { asksForPlaceOrPrice } from './best-answer.ts'
import { mentionedThings } from './phrases/mentioned-things.ts'
import { questionThings } from './phrases/question-things.ts'

/** What the only question is about, in the form of mentioned-things.ts; null if it isn't plainly one thing. */
export function questionThing({ text, book }: { text: string; book: { language: string } }): string | null {
  const questions = allQuestionsIn(text)
  const [question] = questions
  if (questions.length !== 1 || question === undefined) return null
  const topics = questionTopicsOf(question)
  const decisive = sharpest.find((one) => topics.has(one))
  const [only] = decisive === undefined ? topics : [decisive]
  if (only === undefined || (topics.size > 1 && decisive === undefined)) return null
  if (only === 'delivery' && asksForPlaceOrPrice(question)) return questionThings[book.language]?.shipping ?? null
  const topic = things[only]
  const [named] = mentionedThings[book.language] ?? []
  const thing = topic === undefined ? questionThings[book.language]?.[only] : named?.[topic]
  return thing === undefined || thing.includes('{') ? null : thing
}

/** "In the dishwasher" says more than "washable". */
const sharpest = ['restock', 'dishwasher', 'microwave'] as const

/** Only topics whose questions are about nothing else. */
const things: Record<string, Topic | undefined> = {
  delivery: 'delivery',
  sizes: 'size',
  laptop: 'size',
  battery: 'battery',
  material: 'material',
}

/** All things that a question can be about. */
export const allQuestionThings = (language: string): string[] => [
  ...Object.values(mentionedThings[language]?.[0] ?? {}),
  ...Object.values(questionThings[language] ?? {}),
]
