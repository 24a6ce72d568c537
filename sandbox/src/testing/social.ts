import type { Sandbox } from '../index.ts'
import { call, openTestSandbox } from './open-test-sandbox.ts'

export const APPS = {
  instagram: { clientId: 'ig-app', clientSecret: 'ig-secret' },
  facebook: { clientId: 'fb-app', clientSecret: 'fb-secret' },
  whatsapp: { clientId: 'wa-app', clientSecret: 'wa-secret' },
}
export const BACK = 'http://localhost/back'

/** A sandbox with an account on each of Meta's platforms, each with a valid token. */
export async function openMetaSandbox() {
  const setup = await openTestSandbox({ apps: APPS })
  const { control, sandbox } = setup
  const open = (platform: string, account: string, details = {}) => {
    const signingKey = APPS[platform as keyof typeof APPS].clientSecret
    const token = `${platform}-${account}`
    return control('POST', '/accounts', { platform, account, name: `Mugs ${account}`, details, token, signingKey })
  }
  await open('instagram', '1784', { username: 'mugs' })
  await open('facebook', '200')
  await open('whatsapp', '106', { waba: '102', phone: '+1 555 078 3881' })
  return { ...setup, open, graph: graphOf(sandbox), decide: decideAt(sandbox) }
}

/** A Graph API request: parameters go into a form, or into the query for a read. */
export function graphOf(sandbox: Sandbox) {
  return (host: string, method: string, path: string, token: string | null, fields: Record<string, string> = {}) => {
    const query = method === 'GET' ? `?${new URLSearchParams(fields).toString()}` : ''
    const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` }
    if (method === 'GET') return call(sandbox, method, `/${host}${path}${query}`, undefined, headers)
    return form(sandbox, `/${host}${path}`, fields, headers, method)
  }
}

/** Presses a button of a consent page; returns where the browser is redirected. */
export function decideAt(sandbox: Sandbox) {
  return async (address: string, body: string): Promise<URL> => {
    const answer = await form(sandbox, address, new URLSearchParams(body), {})
    return new URL(answer.headers.get('location') ?? 'http://nowhere.invalid')
  }
}

async function form(
  sandbox: Sandbox,
  path: string,
  fields: Record<string, string> | URLSearchParams,
  headers: Record<string, string>,
  method = 'POST',
) {
  const body = new URLSearchParams(fields).toString()
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  const init = { method, redirect: 'manual' as const, headers: { ...type, ...headers }, body }
  const response = await fetch(sandbox.url + path, init)
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json')
  return { status: response.status, headers: response.headers, text, json: isJson ? JSON.parse(text) : null }
}
