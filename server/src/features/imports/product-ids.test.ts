import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Analytics } from '@bizamply/contract/analytics'
import { importFile, sendFile } from '../../testing/import-file.ts'
import { makeCompany } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ work: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

const rows = [1, 2, 3].flatMap((n) => [
  ['767', 1, `The seam came apart after ${n} weeks`],
  ['1080', 5, `Fits well and looks lovely number ${n}`],
])

test.each(['productId', 'productTitle'])(
  'a product with only a number as its %s keeps that number as its name in the preview and after the import',
  async (field) => {
    const company = await makeCompany(app, { connected: false })
    const editor = await company.as('editor')
    const file = `Article,Stars,Words\n${rows.map((row) => row.join(',')).join('\n')}\n`
    const mapping = { [field]: 'Article', rating: 'Stars', text: 'Words' }
    const { json } = await sendFile(editor, file, { preview: true, mapping })
    const sample = json['sample'] as unknown as { product: string }[]
    expect(sample.map(({ product }) => product)).toEqual(expect.arrayContaining(['Product 767', 'Product 1080']))
    expect((await importFile(editor, file, { mapping })).result.created).toBe(6)
    const names = ['Product 1080', 'Product 767']
    const overview = (await editor.get('/api/analytics/overview')).json['data'] as unknown as Analytics
    const called = (ids: string[]) => ids.map((id) => overview.products.find((row) => row.id === id)?.name)
    expect(called(overview.lists.top)).toEqual(['Product 1080'])
    expect(called(overview.lists.attention)).toEqual(['Product 767'])
    const listed = (await editor.get('/api/comments')).json['data'] as unknown as { product_title: string }[]
    expect([...new Set(listed.map((one) => one.product_title))].toSorted()).toEqual(names)
    const facets = (await editor.get('/api/comments/facets')).json['data'] as unknown as {
      products: { title: string }[]
    }
    expect(facets.products.map(({ title }) => title).toSorted()).toEqual(names)
  },
)
