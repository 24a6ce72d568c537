import { ComposeError, type Composer } from '../composer.ts'

/** Uses the model and falls back to the built-in composer, which adds the reason to its reply. */
export function withFallback(model: Composer, builtIn: Composer): Composer {
  return {
    ...model,
    compose: async (request, options) => {
      try {
        return await model.compose(request, options)
      } catch (error) {
        if (!(error instanceof ComposeError) || options.signal?.aborted) throw error
        options.onRestart?.()
        const made = await builtIn.compose(request, options)
        // The tokens were used, so the reply includes their cost.
        return { ...made, usage: error.usage, insteadOfModel: error.failure }
      }
    },
  }
}
