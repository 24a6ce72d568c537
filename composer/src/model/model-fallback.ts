import { ComposeError, type Composer } from '../composer.ts'

/** The model, and where it fails the built-in composer, whose reply says why it stands there. */
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
        // The tokens were spent all the same, and belong to the reply that came of it.
        return { ...made, usage: error.usage, insteadOfModel: error.failure }
      }
    },
  }
}
