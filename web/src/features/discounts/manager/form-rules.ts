import type { DiscountType } from '@bizamply/contract/discount-rules'
import type { Discount } from '@bizamply/contract/discounts'
import { formats } from '../../../lib/formats.ts'
import { instantIn, localIn } from '../../../lib/zoned-time.ts'

/** As entered; times are local, in the user's timezone: 2026-11-21T14:05. */
export interface EditValues {
  title: string
  amount: string
  status: string
  starts_at: string
  ends_at: string
  usage_limit: string
}

export interface CreateValues {
  type: string
  amount: string
  code: string
  title: string
  usage_limit: string
  starts_at: string
  ends_at: string
}

/** A key of the form's translations. */
export type Wrong =
  | 'title'
  | 'titleLong'
  | 'amount'
  | 'percent'
  | 'cents'
  | 'limit'
  | 'code'
  | 'start'
  | 'startToCome'
  | 'endBeforeStart'
  | 'endToCome'
  | 'isScheduled'
export type WrongIn<Values> = Partial<Record<keyof Values & string, Wrong>>

/** What can be checked without the shop; `before` is what the dialog opened with. */
export function wrongInEdit(
  values: EditValues,
  before: EditValues,
  type: DiscountType,
  now: Date,
): WrongIn<EditValues> {
  const { title, amount, status, usage_limit, starts_at, ends_at } = values
  const turns = status !== before.status
  const start = starts_at !== before.starts_at
  const end = ends_at !== before.ends_at
  const starts = timeOf(starts_at)
  const toCome = starts !== null && starts > now.getTime()
  return only({
    title: wrongTitle(title, true),
    amount: type === 'free_shipping' ? undefined : wrongAmount(amount, type),
    usage_limit: wrongLimit(usage_limit),
    starts_at:
      starts === null && before.starts_at !== ''
        ? 'start'
        : turns && status === 'scheduled' && !toCome
          ? 'startToCome'
          : undefined,
    status: turns && status === 'active' && start && toCome ? 'isScheduled' : undefined,
    ends_at: status === 'expired' && turns ? undefined : wrongEnd(values, turns ? now : null, start || end, end),
  })
}

export function wrongInCreate(values: CreateValues, now: Date): WrongIn<CreateValues> {
  const { type, amount, code, title, usage_limit } = values
  return only({
    amount: type === 'free_shipping' ? undefined : wrongAmount(amount, type, true),
    code: code.trim() === '' || /^[A-Z0-9-]{4,32}$/.test(codeOf(code)) ? undefined : 'code',
    title: wrongTitle(title, false),
    usage_limit: wrongLimit(usage_limit),
    ends_at: wrongEnd(values, now, true, true),
  })
}

export const codeOf = (typed: string): string => typed.trim().toUpperCase()

function wrongTitle(title: string, needed: boolean): Wrong | undefined {
  if (needed && title.trim() === '') return 'title'
  return title.trim().length > 100 ? 'titleLong' : undefined
}

function wrongAmount(typed: string, type: string, whole = false): Wrong | undefined {
  const amount = Number(typed)
  const isNumber = typed.trim() !== '' && Number.isFinite(amount)
  if (type === 'percentage') {
    return isNumber && amount >= 1 && amount <= 100 && (!whole || Number.isInteger(amount)) && isCents(amount)
      ? undefined
      : 'percent'
  }
  if (!isNumber || amount <= 0 || amount > 1_000_000) return 'amount'
  return isCents(amount) ? undefined : 'cents'
}

const isCents = (amount: number): boolean => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6

const wrongLimit = (typed: string): Wrong | undefined =>
  typed.trim() === '' || (/^\d+$/.test(typed.trim()) && Number(typed) >= 1 && Number(typed) <= 100_000)
    ? undefined
    : 'limit'

/** With `now`, the end must be in the future. The server removes an earlier end that has already passed. */
function wrongEnd(
  { starts_at, ends_at }: { starts_at: string; ends_at: string },
  now: Date | null,
  judged: boolean,
  typed: boolean,
): Wrong | undefined {
  const [starts, ends] = [timeOf(starts_at), timeOf(ends_at)]
  if (ends === null || (!judged && !typed)) return undefined
  if (now && typed && ends <= now.getTime()) return 'endToCome'
  return starts !== null && ends <= starts && (typed || !now) ? 'endBeforeStart' : undefined
}

function only<Field extends string>(
  given: Record<Field, Wrong | undefined> | Partial<Record<Field, Wrong | undefined>>,
) {
  return Object.fromEntries(Object.entries(given).filter(([, wrong]) => wrong)) as Partial<Record<Field, Wrong>>
}

const zone = (): string => formats.get().timeZone

const timeOf = (local: string): number | null => (local === '' ? null : instantIn(zone(), local).getTime())

/** In the user's timezone, 2026-11-21T14:05. */
export const localOf = (at: string | null): string => (at ? localIn(zone(), new Date(at)) : '')

const instantOf = (local: string): string | null => (local === '' ? null : instantIn(zone(), local).toISOString())
const limitOf = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed))

export const editValues = (one: Discount): EditValues => ({
  title: one.title,
  amount: one.amount === null ? '' : `${one.amount}`,
  status: one.status,
  starts_at: localOf(one.starts_at),
  ends_at: localOf(one.ends_at),
  usage_limit: one.usage_limit === null ? '' : `${one.usage_limit}`,
})

/** Only changed fields, as the others may have changed in the shop. A discount that ends now needs no other times. */
export function patchOf(values: EditValues, before: EditValues) {
  const is = (field: keyof EditValues) => values[field] !== before[field]
  const status = (['active', 'scheduled', 'expired'] as const).find((one) => one === values.status)
  const ends = is('status') && status === 'expired'
  const start = instantOf(values.starts_at)
  return {
    ...(is('title') ? { title: values.title.trim() } : {}),
    ...(is('amount') ? { amount: Number(values.amount) } : {}),
    ...(is('status') && status ? { status } : {}),
    ...(is('starts_at') && start && !ends ? { starts_at: start } : {}),
    ...(is('ends_at') && !ends ? { ends_at: instantOf(values.ends_at) } : {}),
    ...(is('usage_limit') ? { usage_limit: limitOf(values.usage_limit) } : {}),
  }
}

export function wishOf({ type, amount, code, title, usage_limit, starts_at, ends_at }: CreateValues) {
  const start = instantOf(starts_at)
  const kind = (['percentage', 'fixed_amount', 'free_shipping'] as const).find((one) => one === type) ?? 'percentage'
  return {
    type: kind,
    ...(kind === 'percentage' ? { percent: Number(amount) } : {}),
    ...(kind === 'fixed_amount' ? { amount: Number(amount) } : {}),
    ...(code.trim() === '' ? {} : { code: codeOf(code) }),
    ...(title.trim() === '' ? {} : { title: title.trim() }),
    usageLimit: limitOf(usage_limit),
    ...(start ? { startsAt: start } : {}),
    endsAt: instantOf(ends_at),
  }
}
