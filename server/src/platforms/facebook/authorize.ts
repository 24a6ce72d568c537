import { z } from 'zod'
import type { Outbound } from '../../outbound/outbound.ts'
import type { GraphClient } from '../meta-graph/client.ts'
import { requestToken, codeIn, missingOf } from '../meta-graph/exchange-code.ts'
import { unsubscribeWebhooks } from '../meta-graph/unsubscribe-webhooks.ts'
import { idField, textField } from '../meta-graph/fields.ts'
import { readList, readWhole } from '../meta-graph/read-list.ts'
import type { Access } from '../access.ts'
import type { Authorizer, GrantedAccount } from '../service.ts'

export interface FacebookApp {
  clientId: string
  clientSecret: string
  configId: string | null
  version: string
}

const sentences = {
  pages_manage_metadata: 'Without permission to manage the page, new comments only arrive with the next sync.',
  pages_read_engagement: 'Without permission to read the page, we can’t read posts.',
  pages_read_user_content: 'Without permission to read visitor posts, we can’t see who wrote a comment.',
  pages_manage_engagement: 'Without permission to engage as the page, we can’t post replies.',
}
const required = ['pages_show_list', ...Object.keys(sentences)]

/** The user authorizes our app. Each page that they manage has its own token. */
export function createAuthorizer(outbound: Outbound, client: GraphClient, app: FacebookApp): Authorizer {
  return {
    typedNamesAccount: true,
    begin: ({ state, redirectUri }) => {
      const address = new URL(`https://www.facebook.com/${app.version}/dialog/oauth`)
      const consent = { client_id: app.clientId, redirect_uri: redirectUri, state, response_type: 'code' }
      const what = app.configId === null ? { scope: required.join(',') } : { config_id: app.configId }
      for (const [name, value] of Object.entries({ ...consent, ...what })) address.searchParams.set(name, value)
      return { url: outbound.rewrite(address.href), verifier: null }
    },
    finish: async ({ query, redirectUri }) => {
      const code = codeIn(query, client.name)
      const short = await exchange(outbound, app, { redirect_uri: redirectUri, code })
      // Page tokens from a short-lived user token would expire within hours.
      const long = await exchange(outbound, app, { grant_type: 'fb_exchange_token', fb_exchange_token: short })
      const person: Access = { account: 'me', credentials: { token: long } }
      const scopes = await readScopes(client, person)
      const accounts = scopes.includes('pages_show_list') ? await readPages(client, person) : []
      return { scopes, missing: missingOf(scopes, sentences), accounts }
    },
    revoke: (access) => unsubscribeWebhooks(client, access),
  }
}

async function exchange(outbound: Outbound, app: FacebookApp, rest: Record<string, string>): Promise<string> {
  const url = `https://graph.facebook.com/${app.version}/oauth/access_token`
  const query = { client_id: app.clientId, client_secret: app.clientSecret, ...rest }
  return (await requestToken(outbound, { method: 'GET', url, query }, 'Facebook')).token
}

async function readScopes(client: GraphClient, person: Access): Promise<string[]> {
  const { data } = await readList(client, person, '/me/permissions')
  return data.flatMap((value) => {
    const parsed = permissionShape.safeParse(value)
    return parsed.success && parsed.data.status === 'granted' ? [parsed.data.permission] : []
  })
}

async function readPages(client: GraphClient, person: Access): Promise<GrantedAccount[]> {
  const query = { fields: 'id,name,access_token,tasks', limit: 100 }
  const { data } = await readWhole(client, person, '/me/accounts', query, { most: 1000 })
  return data.flatMap((value) => {
    const parsed = pageShape.safeParse(value)
    if (!parsed.success) return []
    const { id: account, name, access_token: token, tasks } = parsed.data
    // Replying to comments requires permission to moderate the page.
    if (tasks && !tasks.some((task) => task === 'MODERATE' || task === 'MANAGE')) return []
    const credentials = { values: { token }, accessExpiresAt: null, refreshExpiresAt: null }
    return [{ account, name: name ?? account, details: {}, credentials }]
  })
}

const permissionShape = z.object({ permission: z.string(), status: z.string() })
const pageShape = z.object({
  id: idField,
  name: textField,
  access_token: z.string().min(1),
  tasks: z.array(z.string()).nullish().catch(null),
})
