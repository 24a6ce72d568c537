import type { World } from './world.ts'

/** The account changes or takes away what it had answered. */
export function recordChange(
  world: World,
  change: { platform: string; kind: 'reply-edit' | 'reply-delete'; target: string; text: string; call: number | null },
): void {
  const at = world.clock.now().toISOString()
  world.commit({ type: 'recorded', entry: { at, key: null, ...change } })
}
