import { startSandbox, type SandboxOptions } from '@bizamply/sandbox'
import { onTestFinished } from 'vitest'
import { createOutbound, type Outbound } from '../outbound/outbound.ts'

export interface SandboxClient {
  outbound: Outbound
  url: string
  /** A call of the sandbox's controls, e.g. `('POST', '/comments', {...})`. */
  control(method: string, path: string, body?: object): Promise<ControlResponse>
  /** Decides on a consent page and returns the query of the redirect. */
  decide(address: string, pressed: string): Promise<URLSearchParams>
}

export type ControlResponse = Record<string, unknown> & { id: string; data: Record<string, unknown>[] }

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
    control: async (method, path, body) => {
      const json = { 'content-type': 'application/json' }
      const init = body === undefined ? {} : { body: JSON.stringify(body), headers: json }
      const answer = await fetch(`${sandbox.url}/_${path}`, { method, ...init })
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
      return (await answer.json()) as ControlResponse
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
