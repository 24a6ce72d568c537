import { newId } from '../db/ids.ts'
import { bindOf } from '../features/connections/index.ts'
import { saveContact, syncTemplates } from '../features/messaging/index.ts'
import { replyScene, type ReplyScene } from './reply-scene.ts'
import type { TestApp } from './test-app.ts'

export const WHATSAPP_ENV = { WHATSAPP_CLIENT_ID: 'wa-app', WHATSAPP_CLIENT_SECRET: 'wa-secret' }

export interface TwoChannels extends ReplyScene {
  /** The business's number, and the person's. */
  number: string
  phone: string
  /** Messages that WhatsApp accepted, in order. */
  messages(): Promise<string[]>
  /** State of each delivery, charge of all. */
  deliveries(): Promise<{ platform: string | null; whatsapp: string | null; status: string }>
}

/** A company with Judge.me and WhatsApp, and an author who agreed to messages. */
export async function twoChannels(
  app: TestApp,
  options: { credits?: number; known?: boolean; agreed?: boolean } = {},
): Promise<TwoChannels> {
  const scene = await replyScene(app, { credits: options.credits ?? 20 })
  const { company } = scene
  const number = String(Math.floor(1e11 + Math.random() * 9e11))
  const phone = `49151${Math.floor(1e7 + Math.random() * 9e7)}`
  await connectWhatsapp(app, company, number)
  await syncTemplates(company.ctx)
  if (options.known !== false) {
    const optIn = options.agreed === false ? null : { at: new Date('2026-11-01T00:00:00Z'), source: 'checkout' }
    const person = { phone: `+${phone}`, name: 'Ada', email: 'ada@example.org', source: 'shop' as const, optIn }
    await company.ctx.tx((tx) => saveContact(tx, company.ctx, person))
  }
  return {
    ...scene,
    number,
    phone,
    messages: async () => {
      const { data } = (await app.control('GET', `/_/messages?account=${number}`)).json
      return (data ?? []).filter((one) => one['direction'] === 'out').map((one) => String(one['text']))
    },
    deliveries: async () => {
      const { rows } = await app.owner.query<{ platform: string | null; whatsapp: string | null; status: string }>(
        `select c.status, d.state as platform, w.state as whatsapp from app.comments c
         left join app.deliveries d on d.company_id = $1 and d.id = c.delivery_id
         left join app.deliveries w on w.company_id = $1 and w.id = c.whatsapp_delivery_id
         where c.company_id = $1 and c.id = $2`,
        [company.companyId, scene.id],
      )
      const [row] = rows
      if (!row) throw new Error('no comment')
      return row
    },
  }
}

async function connectWhatsapp(app: TestApp, { companyId, brandId, ctx }: ReplyScene['company'], number: string) {
  const details = { waba: `1${number}`, phone: '+49 30 1234567' }
  const account = {
    platform: 'whatsapp',
    account: number,
    name: 'Mugs',
    details,
    token: number,
    signingKey: 'wa-secret',
  }
  await app.control('POST', '/_/accounts', account)
  const values = { token: number, waba: `1${number}`, pin: '123456' }
  await app.services.platforms.whatsapp.ensureWebhooks?.({ account: number, credentials: values }, 'unused')
  const id = newId()
  const sealed = ctx.encryption.encrypt(JSON.stringify(values), bindOf(companyId, 'whatsapp', number))
  await app.owner.query(
    `insert into app.connections (company_id, id, brand_id, platform, account, sealed_credentials, created_at)
     values ($1, $2, $3, 'whatsapp', $4, $5, now())`,
    [companyId, id, brandId, number, sealed],
  )
  await app.owner.query(
    `insert into app.shop_claims (platform, account, company_id, brand_id, connection_id) values ('whatsapp', $1, $2, $3, $4)`,
    [number, companyId, brandId, id],
  )
}
