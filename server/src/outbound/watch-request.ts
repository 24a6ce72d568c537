import { inSpan } from '../tracing/spans.ts'
import { OutboundError } from './outbound-error.ts'
import type { OutboundAnswer } from './receive-answer.ts'
import type { RequestPlan } from './send-request.ts'

/** One request for the metrics. */
export interface OutboundCall {
  service: string
  /** limited: 429. refused: any other 4xx. error: 5xx. unreachable: no response. stopped: by us. */
  outcome: 'ok' | 'limited' | 'refused' | 'error' | 'unreachable' | 'stopped'
  ms: number
}

/** Counts and traces a request by service and status: URLs may contain tokens and names. */
export async function watchRequest(
  { service, plan, onCall }: { service: string; plan: RequestPlan; onCall: ((call: OutboundCall) => void) | undefined },
  send: () => Promise<OutboundAnswer>,
): Promise<OutboundAnswer> {
  const began = performance.now()
  const end = (outcome: OutboundCall['outcome']): void => onCall?.({ service, outcome, ms: performance.now() - began })
  const attributes = { 'bizamply.service': service, 'http.request.method': plan.method }
  return inSpan({ name: `call ${service}`, kind: 'client', attributes }, async (span) => {
    try {
      const answer = await send()
      const outcome = outcomeOf(answer.status)
      span.set({ 'http.response.status_code': answer.status })
      if (outcome !== 'ok') span.fail(String(answer.status))
      end(outcome)
      return answer
    } catch (error) {
      end(error instanceof OutboundError ? 'unreachable' : 'stopped')
      throw error
    }
  })
}

function outcomeOf(status: number): OutboundCall['outcome'] {
  if (status < 400) return 'ok'
  if (status === 429) return 'limited'
  return status < 500 ? 'refused' : 'error'
}
