import { setTimeout as pause } from 'node:timers/promises'
import type { Environment } from './environment.ts'

export interface Interruptions {
  kills: { machine: string; atSeconds: number }[]
  restarts: { machine: string; code: number | null; ms: number }[]
  /** Deliveries in flight when a process was killed: no others may become unknown. */
  inFlightAtKills: Set<string>
}

/** Kills a random process at intervals and restarts it immediately. */
export async function killPeriodically(
  environment: Environment,
  interruptions: Interruptions,
  { forMs, everyMs, random }: { forMs: number; everyMs: number; random: () => number },
): Promise<void> {
  const began = Date.now()
  for (let next = began + everyMs; next <= began + forMs; next += everyMs) {
    await pause(Math.max(0, next - 1500 - Date.now()))
    // Makes it likely that a reply is in flight at the kill.
    if (random() < 0.7) await environment.sandbox.slowReplies(3)
    await pause(Math.max(0, next - Date.now()))
    const machine = environment.machines[Math.floor(random() * environment.machines.length)]
    if (!machine) continue
    await machine.kill()
    interruptions.kills.push({ machine: machine.name, atSeconds: Math.round((Date.now() - began) / 1000) })
    await recordStarted(environment, interruptions)
    await machine.start()
  }
}

/** Stops and starts each process in turn, waiting until the proxy routes to it again. */
export async function restartAll(environment: Environment, interruptions: Interruptions): Promise<void> {
  for (const machine of environment.machines) {
    const { code, ms } = await machine.stop()
    interruptions.restarts.push({ machine: machine.name, code, ms })
    await machine.start()
    if (machine.role === 'web') await environment.proxy.untilReady(machine.port)
    await pause(500)
  }
}

async function recordStarted({ owner }: Environment, interruptions: Interruptions): Promise<void> {
  const { rows } = await owner.query<{ id: string }>(`select id from app.deliveries where state = 'sending'`)
  for (const { id } of rows) interruptions.inFlightAtKills.add(id)
}

/** Mulberry32: the same seed gives the same sequence. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}
