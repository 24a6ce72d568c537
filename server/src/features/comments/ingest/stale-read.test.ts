import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCompany, sample, type TestCompany } from '../../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { IncomingComment } from '../../../platforms/platform.ts'
import { newId } from '../../../db/ids.ts'
import { storeComments } from './store-comments.ts'
import { storePage } from './store-page.ts'
import { unpublishComments } from './unpublish-comments.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterAll(() => app.stop())

const source = { platform: 'facebook', timezone: 'UTC', language: 'en' }
const at = new Date('2026-11-20T12:00:00Z')
const comment = (more: Partial<IncomingComment> = {}): IncomingComment => ({
  ...sample('f1', at, 0),
  text: 'As it was',
  occurredAt: at,
  updatedAt: at,
  ...more,
})

const changes = {
  edited: ({ ctx }: TestCompany) =>
    ctx.tx((tx) => storeComments(tx, ctx, source, [comment({ text: 'As it is' })])).then(() => undefined),
  removed: ({ ctx }: TestCompany) => ctx.tx((tx) => unpublishComments(tx, ctx, source, ['f1'])),
}
const results = {
  edited: { content: 'As it is', published: true },
  removed: { content: 'As it was', published: false },
}

test.each(['edited', 'removed'] as const)(
  'a list that was requested before a comment was %s and stored after it changes nothing',
  async (change) => {
    const company = await makeCompany(app, { connected: false })
    const { ctx } = company
    await ctx.tx((tx) => storeComments(tx, ctx, source, [comment()]))
    app.advance(1000)
    const readSince = ctx.now()
    app.advance(1000)
    await changes[change](company)
    const store = (since: Date) =>
      ctx.tx((tx) => storePage(tx, ctx, { ...source, id: newId() }, { comments: [comment()] }, { readSince: since }))
    expect(await store(readSince)).toMatchObject({ updated: 0 })
    expect(await stored(company)).toEqual([results[change]])
    app.advance(1000)
    expect(await store(ctx.now())).toMatchObject({ updated: 1 })
    expect(await stored(company)).toEqual([{ content: 'As it was', published: true }])
  },
)

async function stored({ companyId }: TestCompany) {
  const { rows } = await app.owner.query('select content, published from app.comments where company_id = $1', [
    companyId,
  ])
  return rows
}
