import { setTimeout as pause } from 'node:timers/promises'
import type { Environment } from './environment.ts'

export interface Trouble {
  kills: { machine: string; atSeconds: number }[]
  restarts: { machine: string; code: number | null; ms: number }[]
  /** Deliveries whose request had begun when a process was killed: no others may become unknown. */
  begunAtKills: Set<string>
}

/** kill -9 of one of the four every so often, which is started again at once. */
export async function killNowAndThen(
  environment: Environment,
  trouble: Trouble,
  { forMs, everyMs, random }: { forMs: number; everyMs: number; random: () => number },
): Promise<void> {
  const began = Date.now()
  for (let next = began + everyMs; next <= began + forMs; next += everyMs) {
    await pause(Math.max(0, next - 1500 - Date.now()))
    // So that more often than not a reply is on its way when the blow falls.
    if (random() < 0.7) await environment.world.slowReplies(3)
    await pause(Math.max(0, next - Date.now()))
    const machine = environment.machines[Math.floor(random() * environment.machines.length)]
    if (!machine) continue
    await machine.kill()
    trouble.kills.push({ machine: machine.name, atSeconds: Math.round((Date.now() - began) / 1000) })
    await noteBegun(environment, trouble)
    await machine.start()
  }
}

/** Each of the four in turn: asked to stop, waited for, started again, waited for until the proxy sends it work. */
export async function restartAll(environment: Environment, trouble: Trouble): Promise<void> {
  for (const machine of environment.machines) {
    const { code, ms } = await machine.stop()
    trouble.restarts.push({ machine: machine.name, code, ms })
    await machine.start()
    if (machine.role === 'web') await environment.proxy.untilReady(machine.port)
    await pause(500)
  }
}

async function noteBegun({ owner }: Environment, trouble: Trouble): Promise<void> {
  const { rows } = await owner.query<{ id: string }>(`select id from app.deliveries where state = 'sending'`)
  for (const { id } of rows) trouble.begunAtKills.add(id)
}

/** Mulberry32: the same seed gives the same moments. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}
