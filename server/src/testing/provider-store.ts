import type { Adapter, AdapterPayload } from 'oidc-provider'

/** The test provider's storage; its built-in memory store logs a warning at each start. */
export function providerStore(): (model: string) => Adapter {
  const all = new Map<string, AdapterPayload>()
  return (model) => {
    const key = (id: string) => `${model}:${id}`
    return {
      upsert: async (id, payload) => void all.set(key(id), payload),
      find: async (id) => all.get(key(id)),
      findByUid: async (uid) => [...all].find(([name, one]) => name.startsWith(key('')) && one.uid === uid)?.[1],
      findByUserCode: async () => undefined,
      consume: async (id) => {
        const one = all.get(key(id))
        if (one) one.consumed = Math.floor(Date.now() / 1000)
      },
      destroy: async (id) => void all.delete(key(id)),
      revokeByGrantId: async (grantId) => {
        for (const [name, one] of all) if (one.grantId === grantId) all.delete(name)
      },
    }
  }
}
