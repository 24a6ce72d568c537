/**
 * What only one platform knows (a template, a customer, an app's callback), by name. Kept like everything else: write
 * with `commit({ type: 'kept', drawer, key, value })`, where a value of null takes it out.
 */
export interface Drawers {
  keep(drawer: string, key: string, value: unknown): void
  get(drawer: string, key: string): unknown
  /** In the order in which they were first kept. */
  all(drawer: string): [key: string, value: unknown][]
}

export function createDrawers(): Drawers {
  const drawers = new Map<string, Map<string, unknown>>()
  const open = (name: string) => {
    const drawer = drawers.get(name) ?? new Map<string, unknown>()
    drawers.set(name, drawer)
    return drawer
  }
  return {
    keep: (drawer, key, value) => {
      if (value === null) open(drawer).delete(key)
      else open(drawer).set(key, value)
    },
    get: (drawer, key) => drawers.get(drawer)?.get(key) ?? null,
    all: (drawer) => [...(drawers.get(drawer) ?? [])],
  }
}
