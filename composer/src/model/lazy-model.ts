import type { Composer } from '../composer.ts'
import type { ModelConfig } from './model-provider.ts'

/** Loads the 20 MB AI library on the first reply. */
export function createLazyModel(config: ModelConfig): Composer {
  let loading: Promise<Composer> | null = null
  let loaded: Composer | null = null
  const load = async (): Promise<Composer> => {
    const { createModelProvider } = await import('./model-provider.ts')
    return (loaded ??= createModelProvider(config))
  }
  return {
    name: config.model,
    kind: 'model',
    compose: async (request, options) => (await (loading ??= load())).compose(request, options),
    health: () => loaded?.health?.() ?? 'up',
  }
}
