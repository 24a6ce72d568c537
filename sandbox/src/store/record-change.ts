import type { Store } from './store.ts'

/** The account edits or deletes its reply. */
export function recordChange(
  store: Store,
  change: { platform: string; kind: 'reply-edit' | 'reply-delete'; target: string; text: string; call: number | null },
): void {
  const at = store.clock.now().toISOString()
  store.commit({ type: 'recorded', entry: { at, key: null, ...change } })
}
