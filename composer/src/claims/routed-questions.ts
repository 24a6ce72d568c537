import type { ComposeRequest } from '../composer.ts'
import { sentencesOf } from '../words/sentences.ts'
import { questionAddressLines } from '../writing/contact-address.ts'
import { unansweredLines } from '../writing/contact-lines.ts'
import { contextOf } from '../writing/reply-context.ts'
import type { Range } from './supported-ranges.ts'

/** Our own sentences that say where to ask about the warranty or the like, and state nothing about it. */
export function routedQuestions(request: ComposeRequest, text: string): Range[] {
  const context = contextOf(request)
  const lines = [...unansweredLines(context), ...questionAddressLines(context)].map(plain)
  return sentencesOf(text).filter((sentence) => lines.some((line) => plain(sentence.text).endsWith(line)))
}

const plain = (line: string): string => line.normalize('NFKC').toLowerCase()
