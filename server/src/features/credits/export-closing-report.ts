import { AppError } from '../../errors.ts'
import type { Ctx } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import type { Tx } from '../../db/database.ts'
import { csvLines, csvMark, type CsvCell } from '../../files/csv-lines.ts'
import { entryTime } from './entry-time.ts'

export interface ClosingReport {
  name: string
  /** Its media type. */
  type: string
  pieces: AsyncGenerator<string>
}

/** The ledger of one UTC month: a line per day with opening balance, movements and closing balance, and their sum. */
export async function exportClosingReport(ctx: Ctx, { month }: { month: string }): Promise<ClosingReport> {
  const until = ctx.now()
  const begins = new Date(`${month}-01T00:00:00Z`)
  const ends = new Date(Date.UTC(begins.getUTCFullYear(), begins.getUTCMonth() + 1, 1))
  if (begins > until) {
    const message = 'This month hasn’t started yet'
    throw new AppError('BAD_REQUEST', { message, errors: [{ path: 'month', message }] })
  }
  const { opening, moved } = await ctx.tx((tx) => readMonth(tx, ctx.companyId, [begins, ends]))
  const days = daysOf(begins, ends < until ? ends : until)
  const rows = withEnds(days, moved, opening)
  const isOver = ends <= until
  const total = totalOf(isOver ? month : `${month} until ${until.toISOString()}`, rows, opening)
  const text = csvMark + csvLines([heads, ...rows.map(cellsOf), cellsOf(total)])
  return { name: `credits-${month}.csv`, type: 'text/csv; charset=utf-8', pieces: whole(text) }
}

async function* whole(text: string): AsyncGenerator<string> {
  yield text
}

const sums = ['refills', 'bonuses', 'adjustments', 'refunds', 'generating', 'sending'] as const

type Sums = Record<(typeof sums)[number], number> & { day: string; closedAt: string | null }
type Moved = Sums & { first: string; last: string; head: string }
type Line = Sums & {
  /** Null for a day without entries. */
  first: string | null
  last: string | null
  head: string | null
  opening: number
  closing: number
}

const heads = [
  'Day (UTC)',
  'Opening',
  'Refills',
  'Bonuses',
  'Adjustments',
  'Refunds',
  'Used for generating',
  'Used for sending',
  'Closing',
  'First entry',
  'Last entry',
  'Hash of the last entry',
  'Closed at',
]

const cellsOf = (line: Line): CsvCell[] => [
  line.day,
  line.opening,
  ...sums.map((name) => line[name]),
  line.closing,
  line.first,
  line.last,
  line.head,
  line.closedAt,
]

const daysOf = (begins: Date, ends: Date): string[] =>
  Array.from({ length: Math.ceil((ends.getTime() - begins.getTime()) / 86_400_000) }, (_, n) =>
    new Date(begins.getTime() + n * 86_400_000).toISOString().slice(0, 10),
  )

const still = { refills: 0, bonuses: 0, adjustments: 0, refunds: 0, generating: 0, sending: 0 }
const unnumbered = { first: null, last: null, head: null, closedAt: null }

function withEnds(days: string[], moved: Moved[], opening: number): Line[] {
  let carried = opening
  return days.map((day) => {
    const found = moved.find((one) => one.day === day) ?? { ...still, ...unnumbered, day }
    const line = { ...found, opening: carried, closing: carried + changeOf(found) }
    carried = line.closing
    return line
  })
}

const changeOf = (one: Omit<Sums, 'day'>): number =>
  one.refills + one.bonuses + one.adjustments + one.refunds - one.generating - one.sending

function totalOf(day: string, rows: Line[], opening: number): Line {
  const sum = (name: (typeof sums)[number]): number => rows.reduce((all, row) => all + row[name], 0)
  const entered = rows.filter(({ last }) => last !== null)
  const last = entered.at(-1)
  return {
    day,
    opening,
    ...(Object.fromEntries(sums.map((name) => [name, sum(name)])) as typeof still),
    closing: rows.at(-1)?.closing ?? opening,
    first: entered[0]?.first ?? null,
    last: last?.last ?? null,
    head: last?.head ?? null,
    closedAt: null,
  }
}

/**
 * The balance before the month, and movements by day. Found by number, from the last day closed
 * before the month to the first closed after it.
 */
async function readMonth(tx: Tx, companyId: string, month: [Date, Date]): Promise<{ opening: number; moved: Moved[] }> {
  const [place] = await prepared<{ seq: string; closing: number; behind: string }>(
    tx,
    'credits.closing.place',
    `select coalesce(max(last_seq) filter (where day < $2::date), 0) as seq,
       coalesce((select closing from app.credit_days where company_id = $1 and day < $2::date order by day desc limit 1), 0) as closing,
       coalesce(min(first_seq) filter (where day >= $3::date), 9223372036854775807) as behind
     from app.credit_days where company_id = $1`,
    [companyId, ...month.map((at) => at.toISOString().slice(0, 10))],
  )
  const { seq = '0', closing = 0, behind = '0' } = place ?? {}
  // A day that is over but not closed yet also counts as before the month.
  const [late] = await prepared<{ credits: number }>(
    tx,
    'credits.closing.late',
    `select coalesce(sum(credits), 0)::int as credits from app.credit_entries
     where company_id = $1 and seq > $2 and seq < $3 and (${entryTime()}) < $4`,
    [companyId, seq, behind, month[0]],
  )
  const moved = await prepared<Moved>(tx, 'credits.closing.days', statement, [companyId, ...month, seq, behind])
  return { opening: closing + (late?.credits ?? 0), moved }
}

const of = (what: string): string => `coalesce(sum(abs(e.credits)) filter (where ${what}), 0)::int`

const statement = `with days as (
    select ((${entryTime('e')}) at time zone 'UTC')::date as day, min(e.seq) as first, max(e.seq) as last,
      ${of(`e.type = 'refill'`)} as refills, ${of(`e.type = 'bonus'`)} as bonuses, ${of(`e.type = 'refund'`)} as refunds,
      coalesce(sum(e.credits) filter (where e.type = 'adjustment'), 0)::int as adjustments,
      ${of(`e.type = 'usage' and h.action is distinct from 'send'`)} as generating, ${of(`h.action = 'send'`)} as sending
    from app.credit_entries e left join app.credit_holds h on h.company_id = $1 and h.id = e.hold_id
    where e.company_id = $1 and e.seq > $4 and e.seq < $5
      and (${entryTime('e')}) >= $2 and (${entryTime('e')}) < $3
    group by 1)
  select days.day::text, first::text, last::text, refills, bonuses, adjustments, refunds, generating, sending,
    encode(l.hash, 'hex') as head,
    to_char(d.closed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "closedAt"
  from days join app.credit_entries l on l.company_id = $1 and l.seq = days.last
  left join app.credit_days d on d.company_id = $1 and d.day = days.day
  order by days.day`
