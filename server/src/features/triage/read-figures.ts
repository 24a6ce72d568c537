import type { FiguresWindow } from '@bizamply/contract/triage'
import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { dayIn } from '../comments/index.ts'

interface Sums {
  total: number
  pending: number
  draft: number
  sent: number
  stars: number
  rated: number
  seconds: number
  answers: number
}

/** The last days in the brand's timezone, today among them, and as many before them. */
export async function readFigures(ctx: Ctx, days: number) {
  return ctx.tx(async (tx) => {
    const to = dayIn(await timezoneOf(tx, ctx), ctx.now())
    const from = daysBefore(to, days - 1)
    const now = await sum(tx, ctx, from, to)
    const before = await sum(tx, ctx, daysBefore(from, days), daysBefore(from, 1))
    return { from, to, now, before }
  })
}

async function timezoneOf(tx: Tx, ctx: Ctx): Promise<string> {
  const [brand] = await prepared<{ timezone: string }>(
    tx,
    'triage.timezone',
    'select timezone from app.brands where company_id = $1 and id = $2',
    [ctx.companyId, ctx.brandId],
  )
  if (!brand) throw new AppError('NOT_FOUND', { message: 'There is no such brand.' })
  return brand.timezone
}

const daysBefore = (day: string, n: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - n * 86_400_000).toISOString().slice(0, 10)

async function sum(tx: Tx, ctx: Ctx, from: string, to: string): Promise<FiguresWindow> {
  const [row] = await prepared<Sums>(
    tx,
    'triage.figures',
    `select coalesce(sum(received), 0)::int as total, coalesce(sum(pending), 0)::int as pending,
       coalesce(sum(draft), 0)::int as draft, coalesce(sum(sent), 0)::int as sent,
       coalesce(sum(rating_sum), 0)::int as stars, coalesce(sum(rating_count), 0)::int as rated,
       coalesce(sum(response_seconds), 0)::float8 as seconds, coalesce(sum(response_count), 0)::int as answers
     from app.brand_days where company_id = $1 and brand_id = $2 and day between $3::date and $4::date`,
    [ctx.companyId, ctx.brandId, from, to],
  )
  const { total, pending, draft, sent, stars, rated, seconds, answers } = row ?? none
  return {
    total,
    pending,
    draft,
    sent,
    handledRate: share(sent + draft, total),
    sentRate: share(sent, total),
    responseHours: share(seconds / 3600, answers),
    rating: share(stars, rated),
    rated,
  }
}

const none: Sums = { total: 0, pending: 0, draft: 0, sent: 0, stars: 0, rated: 0, seconds: 0, answers: 0 }

const share = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null)
