import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Transaction } from '@bizamply/contract/credits'
import type { Caller } from '../../testing/caller.ts'
import { makeCompany } from '../../testing/make-company.ts'
import { replyScene } from '../../testing/reply-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { grantCredits } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

async function list(
  caller: Caller,
  query = '',
): Promise<{ rows: Transaction[]; next: string | null; available: number }> {
  const answer = await caller.get(`/api/credits/transactions?${query}`)
  expect([query, answer.status]).toEqual([query, 200])
  const data = answer.json['data'] as unknown as {
    transactions: Transaction[]
    pagination: { nextCursor: string | null }
    currentBalance: { availableCredits: number }
  }
  expect(answer.json['transactions']).toEqual(data.transactions)
  return { rows: data.transactions, next: data.pagination.nextCursor, available: data.currentBalance.availableCredits }
}

test('every transaction shows its reason, texts and resulting balance', async () => {
  const { company, id, ids, editor, draft, send } = await replyScene(app, { comments: 3 })
  const text = await draft()
  await send()
  await draft('An unknown one', ids[1])
  await app.control('POST', '/_/faults', { platform: 'judgeme', fault: 'drop-after-accept', times: 1 })
  await send({}, 'b', ids[1])
  await draft('A refused one', ids[2])
  await app.control('POST', '/_/faults', { platform: 'judgeme', fault: 'revoked', times: 1, path: '/replies' })
  await send({}, 'c', ids[2])
  const { rows, available } = await list(editor)
  expect(available).toBe(2)
  expect(rows.map(({ type, status, credits }) => [type, status, credits])).toEqual([
    ['usage', 'failed', -1],
    ['usage', 'success', -2],
    ['usage', 'pending', -1],
    ['usage', 'success', -2],
    ['usage', 'success', -1],
    ['usage', 'success', -2],
    ['bonus', 'success', 10],
  ])
  expect(rows.map(({ balanceAfter }) => balanceAfter)).toEqual([null, 3, null, 5, 7, 8, 10])
  const sent = rows[4]
  expect(sent).toMatchObject({
    commentId: id,
    creditsUsed: 1,
    creditsAdded: 0,
    platform: 'judgeme',
    generatedResponse: text,
  })
  expect(JSON.parse(sent?.messageContent ?? '')).toEqual({
    customerMessage: 'The zip broke after two weeks. 0',
    generatedResponse: text,
  })
  expect(sent?.description).toBe(`Sending a reply, by ${company.emails.editor.split('@')[0]}`)
  expect(rows[6]).toMatchObject({ description: 'Free credits', creditsAdded: 10, platform: 'system', commentId: null })
  expect((await list(editor, 'status=pending')).rows.map(({ _id }) => _id)).toEqual([rows[2]?._id])
  expect((await list(editor, 'type=bonus')).rows.map(({ _id }) => _id)).toEqual([rows[6]?._id])
  expect((await list(editor, `commentId=${id}`)).rows).toHaveLength(2)
})

test("another company sees none of it, not even by the comment's id", async () => {
  const [ours, theirs] = [await replyScene(app), await replyScene(app)]
  await theirs.draft()
  expect((await list(ours.editor, `commentId=${theirs.id}`)).rows).toEqual([])
  expect(JSON.stringify((await list(ours.editor)).rows)).not.toContain(theirs.company.brandId)
})

test('pages show each entry once, even if many have the same time', async () => {
  const company = await makeCompany(app, { connected: false })
  const at = app.services.now()
  await company.ctx.tx(async (tx) => {
    for (let n = 0; n < 44; n++) {
      const grant = { companyId: company.companyId, type: 'refill' as const, credits: 1, key: `k${n}`, userId: null }
      await grantCredits(tx, { ...grant, description: `Refill ${n}`, at: new Date(at.getTime() - (n % 3) * 1000) })
    }
  })
  const viewer = await company.as('viewer')
  const seen: Transaction[] = []
  let next: string | null = null
  do {
    const page: Awaited<ReturnType<typeof list>> = await list(viewer, next ? `limit=7&cursor=${next}` : 'limit=7')
    seen.push(...page.rows)
    next = page.next
  } while (next)
  expect(new Set(seen.map(({ _id }) => _id)).size).toBe(45)
  const order = seen.map(({ createdAt, _id }) => `${createdAt} ${_id}`)
  expect(order).toEqual(order.toSorted().toReversed())
})
