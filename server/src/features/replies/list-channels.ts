import type { Channels } from '@bizamply/contract/sent-replies'
import { AppError } from '../../errors.ts'
import { plannedPerCall } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { findAccess } from '../connections/index.ts'
import { findAvailabilities, type ContactAvailability } from '../messaging/index.ts'
import { languageOf, findWhatsappAccess } from './find-channels.ts'

interface Row {
  id: string
  platform: string
  phone: string | null
  email: string | null
  language: string | null
  brandLanguage: string
  text: string | null
  elsewhere: boolean
  posted: string | null
  messaged: string | null
}

/** Available channels for each of these comments, read together, or the reason why one is closed. */
export async function listChannels(ctx: Ctx, { commentIds }: { commentIds: string[] }): Promise<Channels[]> {
  return ctx.tx((tx) => channelsOf(tx, ctx, commentIds))
}

export async function channelsOf(tx: Tx, ctx: Ctx, commentIds: string[]): Promise<Channels[]> {
  const rows = await readRows(tx, ctx, commentIds)
  const closed = new Map<string, string | null>()
  for (const platform of new Set(rows.map((row) => row.platform))) {
    closed.set(platform, await skipReasonOf(findAccess(tx, ctx, { brandId: ctx.brandId, platform })))
  }
  const noWhatsapp = await skipReasonOf(findWhatsappAccess(tx, ctx))
  const people = rows.map((row) => {
    const text = row.text ?? ''
    const language = text === '' ? (row.language ?? row.brandLanguage) : languageOf(ctx, text, row)
    return { phone: row.phone, email: row.email, message: { text, language } }
  })
  const availabilities = await findAvailabilities(tx, ctx, people)
  return rows.map((row, n) => {
    const platform =
      refusedAfter(row.posted, nameOf(ctx, row.platform)) ?? theirs(row) ?? closed.get(row.platform) ?? null
    return {
      commentId: row.id,
      platform: { ok: platform === null, reason: platform },
      whatsapp: whatsappOf(ctx, row, availabilities[n], noWhatsapp),
    }
  })
}

async function readRows(tx: Tx, ctx: Ctx, commentIds: string[]): Promise<Row[]> {
  const ids = [...new Set(commentIds)]
  const rows = await plannedPerCall<Row>(
    tx,
    `select c.id, c.platform, c.author_phone as phone, c.author_email as email, c.language,
       b.default_language as "brandLanguage", c.reply_text as text, coalesce(c.reply_composer = 'elsewhere', false) as elsewhere,
       d.state as posted, w.state as messaged from app.comments c
     join app.brands b on b.company_id = $1 and b.id = c.brand_id
     left join app.deliveries d on d.company_id = $1 and d.id = c.delivery_id
     left join app.deliveries w on w.company_id = $1 and w.id = c.whatsapp_delivery_id
     where c.company_id = $1 and c.brand_id = $2 and c.id = any($3::uuid[])`,
    [ctx.companyId, ctx.brandId, ids],
  )
  if (rows.length !== ids.length) throw new AppError('NOT_FOUND', { message: 'We couldn’t find this review.' })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

function whatsappOf(
  ctx: Ctx,
  row: Row,
  found: ContactAvailability | undefined,
  noWhatsapp: string | null,
): Channels['whatsapp'] {
  const contact = {
    phone: found?.phone ? shownPhone(ctx, found.phone) : null,
    source: isViewer(ctx) ? null : (found?.source ?? null),
    agreed: found?.agreed ?? false,
    optedOutAt: found?.optedOutAt?.toISOString() ?? null,
  }
  const before = noWhatsapp ?? refusedAfter(row.messaged, 'WhatsApp') ?? theirs(row)
  const availability = found?.availability ?? { kind: 'none', reason: 'There’s no phone number for this customer.' }
  if (before === null && availability.kind !== 'none') {
    return { ok: true, reason: null, kind: availability.kind, ...contact }
  }
  const reason = before ?? (availability.kind === 'none' ? availability.reason : null)
  return { ok: false, reason, kind: null, ...contact }
}

const isViewer = (ctx: Ctx): boolean => ctx.actor?.memberRole === 'viewer'

/** Viewers see only enough digits to distinguish numbers. */
function shownPhone(ctx: Ctx, digits: string): string {
  if (!isViewer(ctx)) return `+${digits}`
  return `${'•'.repeat(Math.max(0, digits.length - 4))}${digits.slice(-4)}`
}

const theirs = (row: Row): string | null =>
  row.elsewhere ? 'You already replied to this review outside Bizamply.' : null

function refusedAfter(state: string | null, name: string): string | null {
  if (state === 'posted') return `The reply was already sent via ${name}.`
  if (state === 'queued' || state === 'sending') return 'This reply is being sent.'
  return state === 'unknown'
    ? `We couldn’t confirm delivery via ${name}. Check there first, then tell us whether it arrived.`
    : null
}

const nameOf = (ctx: Ctx, platform: string): string => ctx.platforms.find(platform)?.name ?? platform

async function skipReasonOf(looking: Promise<unknown>): Promise<string | null> {
  try {
    await looking
    return null
  } catch (error) {
    if (error instanceof AppError) return error.message
    throw error
  }
}
