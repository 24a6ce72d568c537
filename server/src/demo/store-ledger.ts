import { sql } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { newId } from '../db/ids.ts'
import { prepared } from '../db/prepared.ts'
import type { Tx } from '../db/database.ts'
import { FREE_CREDITS_KEY, grantCredits, hashEntry, readSettings, type LedgerEntry } from '../features/credits/index.ts'
import type { Answered } from './store-answers.ts'

interface Used {
  holdId: string
  action: 'generate' | 'send'
  credits: number
  at: Date
  answered: Answered
}

/** The demo's ledger: grants, then one settled hold and entry for each reply written or sent. */
export async function storeLedger(
  tx: Tx,
  ctx: Ctx,
  given: { credits: number; began: Date; answered: Answered[] },
): Promise<void> {
  const prices = await readSettings(tx)
  const grant = { companyId: ctx.companyId, userId: null, at: given.began }
  const free = Math.min(prices.freeCredits, given.credits)
  await grantCredits(tx, { ...grant, type: 'bonus', credits: free, key: FREE_CREDITS_KEY, description: 'Free credits' })
  if (given.credits > free) {
    const rest = given.credits - free
    await grantCredits(tx, {
      ...grant,
      type: 'refill',
      credits: rest,
      key: 'demo-refill',
      description: `${rest} credits`,
    })
  }
  const used = given.answered
    .flatMap((a): Used[] => [
      {
        holdId: a.generated.holdId,
        action: 'generate',
        credits: prices.generateCredits,
        at: a.generated.at,
        answered: a,
      },
      ...(a.sent
        ? [{ holdId: a.sent.holdId, action: 'send' as const, credits: prices.sendCredits, at: a.sent.at, answered: a }]
        : []),
    ])
    .toSorted((x, y) => x.at.getTime() - y.at.getTime())
  await insertHolds(tx, ctx, used, prices.version)
  await insertEntries(tx, ctx, used)
}

async function insertHolds(tx: Tx, ctx: Ctx, used: Used[], priceVersion: number): Promise<void> {
  await prepared(
    tx,
    'demo.holds',
    `insert into app.credit_holds (company_id, state, platform, price_version, worker, id, action, credits, brand_id,
       comment_id, user_id, created_at, closed_at)
     select $1, 'settled', 'judgeme', $2, 0, t.id, t.action, t.credits, t.brand_id, t.comment_id, t.user_id, t.at, t.at
     from unnest($3::uuid[], $4::text[], $5::int[], $6::uuid[], $7::uuid[], $8::uuid[], $9::timestamptz[])
       as t(id, action, credits, brand_id, comment_id, user_id, at)`,
    [
      ctx.companyId,
      priceVersion,
      used.map((u) => u.holdId),
      used.map((u) => u.action),
      used.map((u) => u.credits),
      used.map((u) => u.answered.brandId),
      used.map((u) => u.answered.commentId),
      used.map((u) => u.answered.userId),
      used.map((u) => u.at),
    ],
  )
}

async function insertEntries(tx: Tx, ctx: Ctx, used: Used[]): Promise<void> {
  const { rows } = await tx.execute<{ seq: string; head: Buffer; balance: number; entered_at: string | null }>(sql`
    select seq, head, booked as balance, entered_at from app.credit_accounts where company_id = ${ctx.companyId}`)
  const account = rows[0]
  if (!account) throw new Error('a demo company without an account')
  let { head, balance } = account
  let entered = account.entered_at === null ? 0 : new Date(account.entered_at).getTime()
  const entries = used.map((u, n) => {
    const entry: LedgerEntry = {
      companyId: ctx.companyId,
      id: newId(),
      type: 'usage',
      credits: -u.credits,
      holdId: u.holdId,
      grantId: null,
      at: u.at,
    }
    balance -= u.credits
    head = hashEntry(head, entry, balance)
    entered = Math.max(u.at.getTime(), entered + 1)
    return { entry, seq: Number(account.seq) + n + 1, hash: head, balance, enteredAt: new Date(entered) }
  })
  await prepared(
    tx,
    'demo.entries',
    `insert into app.credit_entries (company_id, type, seq, id, credits, balance_after, hold_id, created_at, hash,
       entered_at)
     select $1, 'usage', t.* from unnest($2::bigint[], $3::uuid[], $4::int[], $5::int[], $6::uuid[], $7::timestamptz[],
       $8::bytea[], $9::timestamptz[]) as t`,
    [
      ctx.companyId,
      entries.map((l) => l.seq),
      entries.map((l) => l.entry.id),
      entries.map((l) => l.entry.credits),
      entries.map((l) => l.balance),
      entries.map((l) => l.entry.holdId),
      entries.map((l) => l.entry.at),
      entries.map((l) => l.hash),
      entries.map((l) => l.enteredAt),
    ],
  )
  const spent = used.reduce((sum, u) => sum + u.credits, 0)
  await prepared(
    tx,
    'demo.account',
    `update app.credit_accounts set used = used + $2, booked = booked - $2, seq = seq + $3, head = $4, entered_at = $5
     where company_id = $1`,
    [ctx.companyId, spent, entries.length, head, new Date(entered)],
  )
}
