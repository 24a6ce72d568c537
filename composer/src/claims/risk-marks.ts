import type { Span } from './claim.ts'
import { sentencesOf } from '../words/sentences.ts'
import type { ComposeRequest } from '../composer.ts'
import { readRequest } from '../reading/read-comment.ts'
import type { Risk } from '../reading/reading.ts'
import { contextOf } from '../writing/reply-context.ts'

/**
 * Marks the start of a reply to an injured, bereaved, or threatening customer, to one whose review contains personal data
 * or may report harm, or to one whose question no stored fact answers, so that a person reviews it before it is sent.
 */
export function riskMarks(request: ComposeRequest, reply: string): Span[] {
  const { risks, possibleHarm } = readRequest(request)
  const named = risks.flatMap((risk) => spokenOf[risk] ?? [])
  const reasons = [
    ...(named.length > 0 ? [`The review mentions ${named.join(' and ')}. Read the reply before you send it.`] : []),
    ...(named.length > 0 && !regrets.test(reply) ? ['It doesn’t express regret.'] : []),
    ...(risks.includes('personal-data')
      ? ['The review contains personal data. Make sure that the reply doesn’t repeat it.']
      : []),
    ...(possibleHarm
      ? ['The review may describe harm to a person or an animal. Read the review before you send this reply.']
      : []),
    ...(hasOpenQuestion(request)
      ? ['The review asks a question that no stored fact answers. Answer it here, or make sure that someone does.']
      : []),
  ]
  if (reasons.length === 0) return []
  const sentences = sentencesOf(reply)
  const first = sentences.find(({ text }) => text.length > 14) ?? sentences[0]
  return [{ kind: 'risk', reason: reasons.join(' '), start: first?.start ?? 0, end: first?.end ?? reply.length }]
}

/** Neither the product’s details nor the brand’s facts have the answer, or there are more questions than the reply answers. */
function hasOpenQuestion(request: ComposeRequest): boolean {
  const { reading, fact, text } = contextOf(request)
  return reading.question && (fact === null || (text.match(questions)?.length ?? 0) > 1)
}

const questions = /[^.!?。！？\n]+[?？]/gu

const spokenOf: Partial<Record<Risk, string>> = {
  injury: 'an injury or a danger',
  legal: 'legal action',
  press: 'the press or going public',
  grief: 'a death',
}

const regrets =
  /sorry|apolog|regret|condolence|sympath|leid|bedauer|entschuldig|beileid|désol|excus|regrett|condoléances|navré|lament|sient|sentimos|disculp|pésame|dispiac|scus|spiacen|rammaric|condoglianze|desculp|condolências|pesar|申し訳|お詫び|お悔やみ|抱歉|致歉|歉意|节哀|哀悼/iu
