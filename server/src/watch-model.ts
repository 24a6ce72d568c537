import { ComposeError } from '@bizamply/composer'
import type { ComposerConfig } from './context.ts'
import type { Metrics } from './metrics.ts'
import { inSpan } from './tracing/spans.ts'

/** Counts a call of a model and shows it in the trace, with nothing of what was asked or answered. */
export const watchModel =
  ({ modelCalls, modelSeconds, modelTokens }: Metrics): NonNullable<ComposerConfig['watch']> =>
  async ({ provider, model }, work) => {
    const began = performance.now()
    const end = (outcome: string, usage: { inputTokens: number | null; outputTokens: number | null } | null): void => {
      modelCalls.inc({ outcome })
      modelSeconds.observe((performance.now() - began) / 1000)
      modelTokens.inc({ direction: 'input' }, usage?.inputTokens ?? 0)
      modelTokens.inc({ direction: 'output' }, usage?.outputTokens ?? 0)
    }
    const attributes = { 'gen_ai.provider.name': provider, 'gen_ai.request.model': model }
    return inSpan({ name: 'call model', kind: 'client', attributes }, async (span) => {
      try {
        const made = await work()
        end('done', made.usage)
        return made
      } catch (error) {
        const outcome = error instanceof ComposeError ? error.failure : 'error'
        span.fail(outcome)
        end(outcome, error instanceof ComposeError ? error.usage : null)
        throw error
      }
    })
  }
