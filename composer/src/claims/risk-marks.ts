import type { Span } from './claim.ts'
import { sentencesOf } from '../words/sentences.ts'
import type { ComposeRequest } from '../composer.ts'
import { readRequest } from '../reading/read-comment.ts'
import type { Risk } from '../reading/reading.ts'

/**
 * Marks the start of a reply to an injured, bereaved, or threatening customer, or to one whose review contains personal
 * data, so that a person reviews it before it is sent.
 */
export function riskMarks(request: ComposeRequest, reply: string): Span[] {
  const { risks } = readRequest(request)
  const named = risks.flatMap((risk) => spokenOf[risk] ?? [])
  const hasPersonalData = risks.includes('personal-data')
  if (named.length === 0 && !hasPersonalData) return []
  const sentences = sentencesOf(reply)
  const first = sentences.find(({ text }) => text.length > 14) ?? sentences[0]
  const start = first?.start ?? 0
  const reason = [
    ...(named.length > 0 ? [`The review mentions ${named.join(' and ')}. Read the reply before you send it.`] : []),
    ...(named.length > 0 && !regrets.test(reply) ? ['It doesn’t express regret.'] : []),
    ...(hasPersonalData ? ['The review contains personal data. Make sure that the reply doesn’t repeat it.'] : []),
  ].join(' ')
  return [{ kind: 'risk', reason, start, end: first?.end ?? reply.length }]
}

const spokenOf: Partial<Record<Risk, string>> = {
  injury: 'an injury or a danger',
  legal: 'legal action',
  press: 'the press or going public',
  grief: 'a death',
}

const regrets =
  /sorry|apolog|regret|condolence|sympath|leid|bedauer|entschuldig|beileid|désol|excus|regrett|condoléances|navré|lament|sient|sentimos|disculp|pésame|dispiac|scus|spiacen|rammaric|condoglianze|desculp|condolências|pesar|申し訳|お詫び|お悔やみ|抱歉|致歉|歉意|节哀|哀悼/iu
