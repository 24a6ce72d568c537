import { startSandbox, type SandboxOptions } from '@bizamply/sandbox'
import { onTestFinished } from 'vitest'
import { createOutbound, type Outbound } from '../outbound/outbound.ts'

export interface SandboxClient {
  outbound: Outbound
  url: string
  /** A call of the sandbox's controls, e.g. `('POST', '/comments', {...})`. */
  play(method: string, path: string, body?: object): Promise<ControlAnswer>
  /** Goes through a consent page as a browser would: presses a button, answers what came back to the product. */
  decide(address: string, pressed: string): Promise<URLSearchParams>
}

export type ControlAnswer = Record<string, unknown> & { id: string; data: Record<string, unknown>[] }

/** The sandbox and a client of it, without the product; closed with the test. */
export async function startSandboxClient(options: SandboxOptions = {}): Promise<SandboxClient> {
  const sandbox = await startSandbox(options)
  const outbound = createOutbound({ baseUrl: sandbox.url })
  onTestFinished(async () => {
    outbound.close()
    await sandbox.close()
  })
  return {
    outbound,
    url: sandbox.url,
    play: async (method, path, body) => {
      const json = { 'content-type': 'application/json' }
      const init = body === undefined ? {} : { body: JSON.stringify(body), headers: json }
      const answer = await fetch(`${sandbox.url}/_${path}`, { method, ...init })
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
      return (await answer.json()) as ControlAnswer
    },
    decide: async (address, pressed) => {
      const page = await fetch(address)
      if (!page.ok) throw new Error(`no consent page: ${page.status} ${await page.text()}`)
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const back = await fetch(address, { method: 'POST', redirect: 'manual', headers, body: pressed })
      return new URL(back.headers.get('location') ?? '').searchParams
    },
  }
}
