import { setTimeout as pause } from 'node:timers/promises'
import type { Environment } from './environment.ts'
import { enter } from './shop.ts'
import type { Work } from './work.ts'

/** Waits for pending work, syncs reviews whose webhooks were lost, and waits until every browser has every event. */
export async function settle(environment: Environment, work: Work): Promise<string[]> {
  const late: string[] = []
  const wait = async (what: string, isTrue: () => Promise<boolean>): Promise<void> => {
    for (const end = Date.now() + 90_000; !(await isTrue()); await pause(200)) {
      if (Date.now() > end) return void late.push(what)
    }
  }
  await wait('deliveries, holds and jobs to end', () => isQuiet(environment))
  for (const shop of work.shops) {
    const person = await enter(environment, shop, work.tally)
    await person.retry('POST', '/api/connections/judgeme/sync', {})
    await wait(`every review of ${shop.domain}`, async () => {
      const { rows } = await environment.owner.query<{ n: number }>(
        `select count(*)::int as n from app.comments where company_id = $1 and platform = 'judgeme'`,
        [shop.companyId],
      )
      return rows[0]?.n === shop.reviews.size
    })
  }
  await wait('jobs to end', () => isQuiet(environment))
  for (const [shop, browser] of work.browsers) {
    await wait(`the last event in the browser of ${shop.domain}`, async () => {
      const { rows } = await environment.owner.query<{ id: string }>(
        `select xid::text || '-' || seq as id from app.events where company_id = $1 order by xid desc, seq desc limit 1`,
        [shop.companyId],
      )
      return rows[0]?.id === browser.received.at(-1)?.id
    })
  }
  return late
}

/** A user resolves half of the unknown replies by what the platform has. */
export async function decideHalf(environment: Environment, work: Work): Promise<void> {
  const posts = await environment.sandbox.posts()
  const { rows } = await environment.owner.query<{ id: string; company_id: string; external_id: string }>(
    `select c.id, c.company_id, c.external_id from app.comments c
     join app.deliveries d on d.company_id = c.company_id and d.id = c.delivery_id where d.state = 'unknown' order by c.id`,
  )
  for (const row of rows.filter((_, n) => n % 2 === 0)) {
    const shop = work.shops.find(({ companyId }) => companyId === row.company_id)
    if (!shop) continue
    const person = await enter(environment, shop, work.tally)
    const answer = await person.retry('POST', `/api/comments/${row.id}/resolve`, {
      posted: posts.has(row.external_id),
    })
    if (answer.status === 200) work.written.resolved += 1
    else work.failures.push(`resolve: ${answer.text}`)
  }
}

async function isQuiet({ owner }: Environment): Promise<boolean> {
  const { rows } = await owner.query<{ n: number }>(
    `select (select count(*) from app.deliveries where state in ('queued', 'sending'))::int
       + (select count(*) from app.credit_holds where state = 'open' and action = 'generate')::int
       + (select count(*) from app.job_runs where state = 'running')::int as n`,
  )
  return rows[0]?.n === 0
}
