import type { BulkQuote } from '@bizamply/contract/bulk'
import { toReadReasons, type ToRead } from '@bizamply/contract/comment-filter'
import { creditsFor } from '@bizamply/contract/prices'
import type { Ctx } from '../../context.ts'
import { readBalance, readSettings } from '../credits/index.ts'
import { hasOwnCommitments, listChannels } from '../replies/index.ts'
import { chooseComments, withoutExcepted, type Chosen, type Which } from './candidates.ts'
import { readPreviews, sharesOf } from './read-previews.ts'
import { needsReview, skipReasonOf, toReadOf, type BulkTask, type Skip } from './skip-reasons.ts'

/** What a job would do, cost, and skip. */
export async function quoteBulk(ctx: Ctx, request: Which & BulkTask): Promise<BulkQuote> {
  const { chosen, cut, available, price } = await ctx.tx(async (tx) => ({
    ...(await chooseComments(tx, ctx, request, request)),
    available: (await readBalance(tx, ctx.companyId)).availableCredits,
    price: creditsFor(await readSettings(tx), request.action, request.target),
  }))
  const against = new Map(chosen.map((one) => [one.id, skipReasonOf(one, request)]))
  if (request.action === 'send' && request.target === 'both') await askWhatsapp(ctx, chosen, against)
  if (request.action === 'send') await checkOwnTexts(ctx, chosen, against)
  const eligible = chosen.filter(({ id }) => !against.get(id))
  const included = withoutExcepted(eligible, request)
  const { length: count } = included
  return {
    count,
    credits: count * price,
    available,
    ...leftOutOf(chosen, against),
    first: included.slice(0, FIRST).map(({ id }) => id),
    previews: await readPreviews(ctx, eligible),
    ...sharesOf(included),
    critical: countCritical(chosen, request),
    cut,
  }
}

/** Shown before the job starts. */
const FIRST = 20

const countCritical = (chosen: Chosen[], request: BulkTask): number =>
  request.action === 'send'
    ? chosen.filter((one) => one.critical && !skipReasonOf(one, { ...request, includeCritical: true })).length
    : 0

/** More take too long to check while someone waits for a price. Sending checks every one again. */
const CHECKED = 200

/** A person may have typed a promise, which the job skips. */
async function checkOwnTexts(ctx: Ctx, chosen: Chosen[], against: Map<string, Skip | null>): Promise<void> {
  const own = chosen.filter(({ id, isPersons }) => isPersons && !against.get(id)).slice(0, CHECKED)
  for (const { id, version } of own)
    if (await hasOwnCommitments(ctx, { commentId: id, version })) against.set(id, needsReview)
}

/** Small enough that language detection doesn't block the event loop. */
const AT_ONCE = 25

/** A phone number isn't enough: consent, the 24-hour window, and templates decide. */
async function askWhatsapp(ctx: Ctx, chosen: Chosen[], against: Map<string, Skip | null>): Promise<void> {
  const ids = chosen.flatMap(({ id }) => (against.get(id) ? [] : [id]))
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const channels = await listChannels(ctx, { commentIds: ids.slice(at, at + AT_ONCE) })
    for (const { commentId, whatsapp } of channels)
      if (!whatsapp.ok)
        against.set(commentId, { code: 'no-way', message: whatsapp.reason ?? 'Not available on WhatsApp.' })
  }
}

interface LeftOut {
  commentId: string
  reason: Skip
  toRead: ToRead | null
}

function leftOutOf(chosen: Chosen[], against: Map<string, Skip | null>) {
  const all = chosen.flatMap((one): LeftOut[] => {
    const reason = against.get(one.id)
    return reason ? [{ commentId: one.id, reason, toRead: toReadOf(one, reason) }] : []
  })
  return {
    leftOut: byReason(all),
    toRead: toReadReasons.flatMap((toRead) => {
      const group = all.filter((one) => one.toRead === toRead)
      return group[0] ? [{ toRead, count: group.length, commentId: group[0].commentId }] : []
    }),
    otherwise: byReason(all.filter(({ toRead }) => toRead === null)),
  }
}

const byReason = (leftOut: LeftOut[]): BulkQuote['leftOut'] =>
  [...Map.groupBy(leftOut, ({ reason: { code, message } }) => `${code} ${message}`).values()]
    .flatMap((group) => {
      const [first] = group
      if (!first) return []
      const { commentId, reason } = first
      return [{ reason: reason.code, message: reason.message, count: group.length, commentId }]
    })
    .toSorted((a, b) => b.count - a.count)
