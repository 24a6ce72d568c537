import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { marchLedger, plantInLedger, recentlyWrong } from '../../testing/ledger-scene.ts'
import { replyScene } from '../../testing/reply-scene.ts'
import { wrongIn } from '../../testing/money.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { grantCredits } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

/** A company with two grants, a generation, a sent reply and an unknown one on hold. */
async function busy() {
  const scene = await replyScene(app, { comments: 3 })
  const { company, ids, draft, send } = scene
  const grant = { companyId: company.companyId, type: 'refill' as const, description: 'More', userId: null }
  await company.ctx.tx((tx) => grantCredits(tx, { ...grant, credits: 7, key: 'more', at: app.services.now() }))
  for (const id of ids) await draft(undefined, id)
  await send({}, 'a', ids[0])
  await app.control('POST', '/_/faults', { platform: 'judgeme', fault: 'drop-after-accept', times: 1 })
  await send({}, 'b', ids[1])
  expect(await wrongIn(app, company)).toEqual([])
  return scene
}

/** As a database superuser: triggers and keys are disabled while the error is planted. */
async function plant(companyId: string, text: string): Promise<void> {
  const triggers = (what: string) => app.owner.query(`alter table app.credit_entries ${what} trigger user`)
  await triggers('disable')
  try {
    await app.owner.query(text.replaceAll('$1', `'${companyId}'`))
  } finally {
    await triggers('enable')
  }
}

describe('the checker detects a database owner who changes', () => {
  test.each([
    [
      'the credits used in a day',
      `update app.credit_days set used = used + 1, closing = closing - 1 where company_id = $1 and day = '2020-03-06'`,
      /2020-03-06 doesn’t equal the sum/,
    ],
    [
      'the opening balance of a day',
      `update app.credit_days set opening = opening + 1, closing = closing + 1 where company_id = $1 and day = '2020-03-05'`,
      /2020-03-05 doesn’t continue from/,
    ],
    [
      'the hash of a day',
      `update app.credit_days set head = sha256('x') where company_id = $1 and day = '2020-03-09'`,
      /2020-03-09 doesn’t end with/,
    ],
    [
      'the entry numbers of a day',
      `update app.credit_days set last_seq = 4 where company_id = $1 and day = '2020-03-09'`,
      /2020-03-31 doesn’t continue from/,
    ],
    [
      'the list of days',
      `delete from app.credit_days where company_id = $1 and day = '2020-03-06'`,
      /2020-03-09 doesn’t continue from/,
    ],
    [
      'an entry of a closed day',
      `update app.credit_entries set credits = credits - 1 where company_id = $1 and seq = 2`,
      /chain breaks at entry 2|doesn’t continue from/,
    ],
    [
      'an entry, and its day with it',
      `with e as (update app.credit_entries set credits = 50, balance_after = balance_after + 10 where company_id = $1 and seq = 4)
       update app.credit_days set added = added + 10, closing = closing + 10 where company_id = $1 and day = '2020-03-09'`,
      /chain breaks at entry 4|doesn’t continue from/,
    ],
    [
      'the time of an entry',
      `update app.credit_entries set entered_at = '2020-03-08' where company_id = $1 and seq = 4`,
      /2020-03-09 doesn’t equal the sum/,
    ],
    [
      'the credits of a grant',
      `update app.credit_grants set credits = credits + 1 where company_id = $1 and type = 'refund'`,
      /grant .* doesn’t match its entry/,
    ],
    [
      'the kind of a grant',
      `update app.credit_grants set type = 'bonus' where company_id = $1 and type = 'refund'`,
      /grant .* doesn’t match its entry/,
    ],
  ])('%s is reported', async (_, text, problem) => {
    const scene = await marchLedger(app)
    await scene.close()
    await plantInLedger(app, scene.company.companyId, text)
    expect((await wrongIn(app, scene.company)).join('\n')).toMatch(problem)
  })

  test('entries since the last closed day are covered by the incremental check', async () => {
    for (const text of [
      'update app.credit_entries set credits = credits - 1 where company_id = $1 and seq = 7',
      `update app.credit_entries set created_at = created_at - interval '1 hour' where company_id = $1 and seq = 7`,
      `update app.credit_holds set credits = 9 where company_id = $1 and id = (select hold_id from app.credit_entries where company_id = $1 and seq = 7)`,
      'update app.credit_accounts set used = used - 1 where company_id = $1',
      'update app.credit_accounts set booked = booked + 1, total = total + 1 where company_id = $1',
      `update app.credit_days set head = sha256('x') where company_id = $1 and day = '2020-03-31'`,
      'delete from app.credit_entries where company_id = $1 and seq = 7',
    ]) {
      const scene = await marchLedger(app)
      await scene.close()
      expect(await recentlyWrong(app, scene)).toEqual([])
      await plantInLedger(app, scene.company.companyId, text)
      expect([text, await recentlyWrong(app, scene)]).not.toEqual([text, []])
    }
  })

  test('a refund of more than was charged, or of nothing, is reported', async () => {
    for (const credits of [3, 4]) {
      const scene = await marchLedger(app)
      const { rows } = await app.owner.query<{ id: string }>(
        `select id from app.credit_entries where company_id = $1 and type = $2 order by seq limit 1`,
        [scene.company.companyId, credits === 3 ? 'bonus' : 'usage'],
      )
      await scene.grant(app.services.now().toISOString(), credits, 'refund', `refund:${rows[0]?.id}`)
      expect((await wrongIn(app, scene.company)).join()).toMatch(/refund .* doesn’t match what its entry was charged/)
      expect((await recentlyWrong(app, scene)).join()).toMatch(/refund .* doesn’t match what its entry was charged/)
    }
  })
})

test('a pack is reported if its credits differ from what its shop confirmed', async () => {
  for (const [state, key, credits] of [
    ['active', 'other', 1000],
    ['active', 'charge', 999],
    ['declined', 'charge', 1000],
  ] as const) {
    const scene = await marchLedger(app)
    const { companyId, brandId, shop } = scene.company
    const { rows } = await app.owner.query<{ id: string }>(
      `insert into app.charges (company_id, id, brand_id, shop, kind, item, credits, cents, currency, state, plan_before, created_at)
       values ($1, gen_random_uuid(), $2, $3, 'pack', 'credits-1000', 1000, 2099, 'USD', $4, 'free', now()) returning id`,
      [companyId, brandId, shop, state],
    )
    await scene.grant(app.services.now().toISOString(), credits, 'refill', `${key}:${rows[0]?.id}`)
    expect((await wrongIn(app, scene.company)).join()).toContain(`charge ${rows[0]?.id} is ${state}`)
  }
  const scene = await marchLedger(app)
  await scene.grant(app.services.now().toISOString(), 1000, 'refill', 'charge:nobody')
  expect((await wrongIn(app, scene.company)).join()).toContain('belongs to a charge that doesn’t exist')
})

describe('the checker finds', () => {
  test.each([
    [
      'an altered amount',
      `update app.credit_entries set credits = credits - 1 where company_id = $1 and type = 'usage'`,
    ],
    [
      'an altered time',
      `update app.credit_entries set created_at = created_at - interval '1 day' where company_id = $1`,
    ],
    ['an altered type', `update app.credit_entries set type = 'bonus' where company_id = $1 and type = 'refill'`],
    [
      'an altered balance',
      `update app.credit_entries set balance_after = balance_after + 1 where company_id = $1 and seq = 3`,
    ],
    ['an altered hash', `update app.credit_entries set hash = sha256('x') where company_id = $1 and seq = 2`],
    ['a removed entry', `delete from app.credit_entries where company_id = $1 and seq = 3`],
    [
      'the last entry removed',
      `delete from app.credit_entries where company_id = $1 and seq = (select max(seq) from app.credit_entries where company_id = $1)`,
    ],
    [
      'two swapped entries',
      `update app.credit_entries set seq = case seq when 2 then 1003 else 1002 end where company_id = $1 and seq in (2, 3)`,
    ],
    [
      'an entry without a hold',
      `insert into app.credit_entries select company_id, 99, gen_random_uuid(), type, credits, 1, gen_random_uuid(), null, created_at, hash from app.credit_entries where company_id = $1 and type = 'usage' limit 1`,
    ],
    ['a larger balance', 'update app.credit_accounts set total = total + 1 where company_id = $1'],
    ['a smaller usage', 'update app.credit_accounts set used = used - 1 where company_id = $1'],
    ['usage without a hold', 'update app.credit_accounts set used = used + 1 where company_id = $1'],
    [
      'a hold that was settled without an entry',
      `update app.credit_holds set state = 'settled' where company_id = $1 and state = 'open'`,
    ],
    [
      'a hold that was released after its entry',
      `update app.credit_holds set state = 'released' where company_id = $1 and state = 'settled' and action = 'send'`,
    ],
    [
      'a hold whose amount differs from its entry',
      `update app.credit_holds set credits = credits + 1 where company_id = $1 and state = 'settled' and action = 'send'`,
    ],
    [
      'a grant without an entry',
      `insert into app.credit_grants select company_id, gen_random_uuid(), type, credits, 'x', description, user_id, created_at from app.credit_grants where company_id = $1 limit 1`,
    ],
    [
      'a grant whose amount differs from its entry',
      `update app.credit_grants set credits = credits + 1 where company_id = $1`,
    ],
    [
      'a sent comment without a posted delivery',
      `update app.comments set status = 'sent' where company_id = $1 and status = 'draft'`,
    ],
    [
      'a posted delivery whose comment isn’t sent',
      `update app.comments set status = 'draft' where company_id = $1 and status = 'sent'`,
    ],
    [
      'a posted delivery that wasn’t charged',
      `update app.deliveries set state = 'posted' where company_id = $1 and state = 'unknown'`,
    ],
    [
      'a posted delivery that is marked failed',
      `update app.deliveries set state = 'failed' where company_id = $1 and state = 'posted'`,
    ],
    ['a missing account', `delete from app.credit_accounts where company_id = $1`],
  ])('%s', async (_, text) => {
    const { company } = await busy()
    await plant(company.companyId, text)
    expect(await wrongIn(app, company)).not.toEqual([])
  })

  test('nothing in another company', async () => {
    const [one, other] = [await busy(), await busy()]
    await plant(one.company.companyId, 'update app.credit_accounts set total = total + 1 where company_id = $1')
    expect(await wrongIn(app, other.company)).toEqual([])
  })
})
