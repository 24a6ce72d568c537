import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { startSandbox, type Sandbox, type SandboxOptions } from '../index.ts'

export const SHOP = 'mugs.myshopify.com'
export const TOKEN = 'private-token-of-mugs'

/** A sandbox for a test, with a Judge.me shop in it. */
export async function openTestSandbox(options: SandboxOptions = {}) {
  const sandbox = await startSandbox(options)
  onTestFinished(() => sandbox.close())
  const control = (method: string, path: string, body?: unknown) => call(sandbox, method, `/_${path}`, body)
  await control('POST', '/shops', { platform: 'judgeme', shop: SHOP, token: TOKEN })
  return {
    sandbox,
    control,
    write: async (review: Record<string, unknown> = {}): Promise<number> => {
      const whole = { platform: 'judgeme', shop: SHOP, rating: 5, text: 'Good mug', name: 'Ada', ...review }
      return (await control('POST', '/reviews', whole)).json.id
    },
    api: (method: string, path: string, body?: unknown, headers: Record<string, string> = { 'x-api-token': TOKEN }) =>
      call(sandbox, method, `/api.judge.me/api/v1${withShop(path)}`, body, headers),
  }
}

function withShop(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}shop_domain=${SHOP}`
}

export interface Answered {
  status: number
  headers: Headers
  text: string
  json: ReturnType<typeof JSON.parse>
}

export async function call(
  sandbox: Sandbox,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answered> {
  const response = await fetch(sandbox.url + path, {
    method,
    redirect: 'manual',
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    body: body === undefined ? null : JSON.stringify(body),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') && text !== ''
  return { status: response.status, headers: response.headers, text, json: isJson ? parsed(text) : null }
}

function parsed(text: string): ReturnType<typeof JSON.parse> {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export interface ReceivedWebhook {
  body: string
  headers: Record<string, string | string[] | undefined>
}

/** A server that receives webhooks; `received(n)` waits for the nth. */
export async function listener() {
  const all: ReceivedWebhook[] = []
  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      all.push({ body: Buffer.concat(pieces).toString('utf8'), headers: request.headers })
      response.end('ok')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    all,
    received: async (count: number) => {
      for (let tries = 0; all.length < count && tries < 200; tries += 1) await pause(10)
      return all
    },
  }
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
