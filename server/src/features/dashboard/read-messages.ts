import type { Message } from '@bizamply/contract/dashboard'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'

interface Row {
  id: string
  name: string | null
  phone: string | null
  text: string
  direction: 'in' | 'out'
  status: string
  created_at: Date
}

/** The brand's 6 latest WhatsApp messages in both directions. */
export async function readMessages(tx: Tx, ctx: Ctx): Promise<Message[]> {
  const rows = await prepared<Row>(
    tx,
    'dashboard.messages',
    `select m.id, k.name, k.phone, left(m.body, 500) as text, m.direction, m.status, m.created_at
     from (select * from app.whatsapp_messages where company_id = $1 and brand_id = $2
       order by created_at desc, id desc limit 6) m
     left join app.contacts k on k.company_id = $1 and k.id = m.contact_id order by m.created_at desc, m.id desc`,
    [ctx.companyId, ctx.brandId],
  )
  return rows.map(({ id, name, phone, text, direction, status, created_at: at }) => ({
    id,
    name: name?.trim() || (phone ? `+${phone}` : 'Anonymous'),
    text,
    platform: 'whatsapp' as const,
    direction,
    status,
    at: at.toISOString(),
  }))
}
