import { inSpan } from '../tracing/spans.ts'
import { ComposeError, type Composition, type Usage } from './composer.ts'

/** One reply that a model was asked for, as the metrics count it. */
export interface ModelCall {
  /** done, or why it failed. */
  outcome: string
  ms: number
  usage: Usage | null
}

export interface WatchedModel {
  provider: string
  model: string
  onCall?: ((call: ModelCall) => void) | undefined
}

/** Counts a call and shows it in the trace, with nothing of what was asked or answered. */
export async function watchModel(
  { provider, model, onCall }: WatchedModel,
  work: () => Promise<Composition>,
): Promise<Composition> {
  const began = performance.now()
  const end = (outcome: string, usage: Usage | null): void =>
    onCall?.({ outcome, ms: performance.now() - began, usage })
  const attributes = { 'gen_ai.provider.name': provider, 'gen_ai.request.model': model }
  return inSpan({ name: 'call model', kind: 'client', attributes }, async (span) => {
    try {
      const made = await work()
      end('done', made.usage)
      return made
    } catch (error) {
      const outcome = error instanceof ComposeError ? error.failure : 'error'
      span.fail(outcome)
      end(outcome, error instanceof ComposeError ? (error.usage ?? null) : null)
      throw error
    }
  })
}
