import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { ProjectPage } from '@bizamply/contract/projects'
import { dataOf, productId, startProject, withProjects, writeReviews } from '../../testing/project-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

test('a project links existing and new comments with its topic and product, and every number opens its list', async () => {
  const company = await withProjects(app)
  const editor = await company.as('editor')
  await writeReviews(app, company, [
    { text: 'The zip got stuck on the first day.' },
    { text: 'The zip is stuck again.', rating: 1, product: 'Purse' },
    { text: 'Lovely colour.', rating: 5 },
  ])
  const project = await startProject(editor, { topics: ['zip'], products: [await productId(app, company, 'Satchel')] })
  expect(project.linked).toEqual({ total: 1, waiting: 1, draft: 0, sent: 0 })
  expect(project.comments[0]).toMatchObject({ text: 'The zip got stuck on the first day.', marks: [{ side: 'bad' }] })
  await writeReviews(app, company, [{ text: 'My zip broke after a week.' }])
  const later = dataOf<ProjectPage>(await editor.get(`/api/projects/${project.id}`))
  const list = await editor.get(`/api/comments?project=${project.id}&triageState=shown`)
  const waiting = await editor.get(`/api/comments?project=${project.id}&status=pending`)
  expect(later.linked).toEqual({ total: 2, waiting: 2, draft: 0, sent: 0 })
  expect(list.json['counts']).toEqual({ pending: 2, draft: 0, sent: 0 })
  expect(waiting.json['data']).toHaveLength(2)
  const preview = await editor.get(
    `/api/projects/preview?topics=zip&products=${await productId(app, company, 'Purse')}`,
  )
  expect(preview.json['data']).toMatchObject({ comments: 1, pending: 1 })
})

test('an excluded comment stays excluded, and one linked by hand is included', async () => {
  const company = await withProjects(app)
  const editor = await company.as('editor')
  await writeReviews(app, company, [
    { text: 'The zip got stuck on the first day.' },
    { text: 'Lovely colour.', rating: 5 },
  ])
  const project = await startProject(editor, { topics: ['zip'] })
  const inside = project.comments[0]?.id ?? ''
  const all = dataOf<{ commentId: string }[]>(await editor.get('/api/comments?search=colour'))
  const other = all[0]?.commentId ?? ''
  const path = `/api/projects/${project.id}`
  expect((await editor.call('DELETE', `${path}/comments`, { commentIds: [inside] })).json['data']).toEqual({
    changed: 1,
  })
  expect((await editor.post(`${path}/comments`, { commentIds: [other] })).json['data']).toEqual({ changed: 1 })
  expect((await editor.post(`${path}/comments`, { commentIds: [other] })).json['data']).toEqual({ changed: 0 })
  const page = dataOf<ProjectPage>(await editor.get(path))
  expect(page.comments.map(({ id }) => id)).toEqual([other])
  expect(page.activity.map(({ kind }) => kind)).toEqual(['linked', 'unlinked', 'created'])
  await editor.post(`${path}/comments`, { commentIds: [inside] })
  expect(dataOf<ProjectPage>(await editor.get(path)).linked.total).toBe(2)
})

test('page counts match the list, for any rule and for comments linked or excluded by hand', async () => {
  const company = await withProjects(app)
  const editor = await company.as('editor')
  await writeReviews(app, company, [
    { text: 'The zip got stuck on the first day.' },
    { text: 'The zip is stuck, and it is far too small.', rating: 1 },
    { text: 'It is too small for me.', product: 'Purse' },
    { text: 'The zip broke after a week of use.', product: 'Purse' },
    { text: 'Lovely colour.', rating: 5 },
    { text: 'The zip was stuck a year ago.', daysAgo: 300 },
  ])
  const { rows } = await app.owner.query<{ id: string; content: string }>(
    'select id, content from app.comments where company_id = $1 order by content',
    [company.companyId],
  )
  const idOf = (words: string): string => rows.find(({ content }) => content.includes(words))?.id ?? ''
  await editor.post('/api/comments/generate', { commentId: idOf('first day') })
  await editor.post('/api/comments/triage-state', { commentIds: [idOf('after a week')], triageState: 'no-reply' })
  const satchel = await productId(app, company, 'Satchel')
  const rules = [{ topics: ['zip'] }, { topics: ['zip'], products: [satchel] }, { products: [satchel] }]
  const all = [...rules, { topics: ['zip', 'size'] }, {}]
  for (const rule of all) {
    const { id } = await startProject(editor, rule)
    const check = async (): Promise<number> => {
      const { linked } = dataOf<ProjectPage>(await editor.get(`/api/projects/${id}`))
      const countsOf = async (query: string): Promise<Record<'pending' | 'draft' | 'sent', number>> => {
        const { json } = await editor.get(`/api/comments?project=${id}${query}`)
        return json['counts'] as unknown as Record<'pending' | 'draft' | 'sent', number>
      }
      const { pending, draft, sent } = await countsOf('&triageState=shown')
      const open = await countsOf('')
      expect([rule, linked]).toEqual([rule, { total: pending + draft + sent, draft, sent, waiting: open.pending }])
      return linked.total
    }
    const before = await check()
    await editor.post(`/api/projects/${id}/comments`, {
      commentIds: [idOf('Lovely'), idOf('year ago'), idOf('first day')],
    })
    const after = await check()
    expect(after).toBeGreaterThan(before)
    await editor.call('DELETE', `/api/projects/${id}/comments`, {
      commentIds: [idOf('far too small'), idOf('year ago')],
    })
    expect(await check()).toBeLessThan(after)
  }
})
