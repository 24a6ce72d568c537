import { ComposeError } from './composer.ts'
import type { ComposeOptions, Composer, Composition } from './composer.ts'
import { redraft } from './writing/redraft.ts'
import { checkReply, guardReply } from './claims/guard-rails.ts'

/** Composes replies from hand-written sentences. The same request and seed give the same reply. */
export function createBuiltInComposer(): Composer {
  return {
    name: 'built-in',
    kind: 'built-in',
    compose: async (request, options) => {
      const { text, language, pieces } = redraft(request, checkReply)
      const spans = guardReply(request, text)
      for (const piece of pieces) await say(piece, options)
      return { text, composer: 'built-in', model: null, language, usage: null, spans } satisfies Composition
    },
  }
}

async function say(piece: string, options: ComposeOptions): Promise<void> {
  if (options.signal?.aborted) throw new ComposeError('timeout', 'Stopped before the reply was finished.')
  options.onDelta?.(piece)
  await Promise.resolve()
}
