import { expect, test } from 'vitest'
import { scriptedOutbound, type Scripted, type ScriptedOutbound } from '../testing/scripted-outbound.ts'
import { createFacebook } from './facebook/facebook.ts'
import { createInstagram } from './instagram/instagram.ts'
import { createJudgeme } from './judgeme/judgeme.ts'
import type { Access, ReplyOutcome } from './platform.ts'
import { createShopify } from './shopify/shopify.ts'
import { createTiktok } from './tiktok/tiktok.ts'
import { createWhatsapp } from './whatsapp/whatsapp.ts'
import { createYotpo } from './yotpo/yotpo.ts'

const app = { clientId: 'app', clientSecret: 'secret' }
const access: Access = { account: 'mugs.myshopify.com', credentials: { token: 't1', kind: 'private' } }
const to = { externalId: '77', postExternalId: '88', text: 'Thank you', notifyAuthor: false }
const message = { to: '16505551234', message: { kind: 'text', text: 'Thank you' } } as const
const noted = async () => undefined

type Send = (world: ScriptedOutbound) => Promise<ReplyOutcome>
const send: Record<string, Send> = {
  facebook: ({ outbound }) => createFacebook(outbound, app).reply(access, to, noted),
  instagram: ({ outbound }) => createInstagram(outbound, app).reply(access, to, noted),
  judgeme: ({ outbound }) => createJudgeme(outbound, app).reply(access, to, noted),
  shopify: ({ outbound }) => createShopify(outbound, app).reply(access, to, noted),
  tiktok: ({ outbound, quick }) => createTiktok(outbound, { ...app, ...quick }).reply(access, to, noted),
  whatsapp: ({ outbound }) => createWhatsapp(outbound, app).sendMessage(access, message.to, message.message, noted),
  yotpo: ({ outbound }) => createYotpo(outbound, app).reply(access, to, noted),
}

const refusals: [string, object][] = [
  ['facebook', { error: { code: 200, message: 'Permissions error' } }],
  ['instagram', { error: { code: 10, message: 'Permissions error' } }],
  ['shopify', { data: { metaobjectUpdate: { metaobject: null, userErrors: [{ message: 'No', code: 'INVALID' }] } } }],
  ['tiktok', { code: 40_002, message: 'text: too long', request_id: 'r9', data: {} }],
  ['whatsapp', { error: { code: 131_047, message: 'Re-engagement message' } }],
  ['yotpo', { status: { code: 401, message: 'Unauthorized' } }],
]

test.each(refusals)(
  '%s can refuse in the body of a success: without the whole body, it is unknown',
  async (key, json) => {
    const cut = await scriptedOutbound(() => ({ json, cut: true }))
    expect(await send[key]?.(cut)).toMatchObject({ kind: 'unknown' })
    expect(cut.requests).toHaveLength(1)
  },
)

test('Judge.me refuses by status: a success without its body is posted', async () => {
  const script = (status: number) => (): Scripted => ({ status, json: { reply: { id: 1 } }, cut: true })
  const posted = { kind: 'posted', externalId: null }
  expect(await send['judgeme']?.(await scriptedOutbound(script(200)))).toEqual(posted)
  const refused = { kind: 'refused', problem: 'invalid' }
  expect(await send['judgeme']?.(await scriptedOutbound(script(422)))).toMatchObject(refused)
})
