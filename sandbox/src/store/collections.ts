/**
 * Data that only one platform has (a template, a customer, a callback URL), by collection and key. Write it with
 * `commit({ type: 'stored', collection, key, value })`; a value of null deletes the entry.
 */
export interface Collections {
  set(collection: string, key: string, value: unknown): void
  get(collection: string, key: string): unknown
  /** In insertion order. */
  all(collection: string): [key: string, value: unknown][]
}

export function createCollections(): Collections {
  const collections = new Map<string, Map<string, unknown>>()
  const open = (name: string) => {
    const collection = collections.get(name) ?? new Map<string, unknown>()
    collections.set(name, collection)
    return collection
  }
  return {
    set: (collection, key, value) => {
      if (value === null) open(collection).delete(key)
      else open(collection).set(key, value)
    },
    get: (collection, key) => collections.get(collection)?.get(key) ?? null,
    all: (collection) => [...(collections.get(collection) ?? [])],
  }
}
