import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { importFile, sendFile, undo } from '../../testing/import-file.ts'
import { storeProducts } from '../products/index.ts'
import { makeCompany, type TestCompany } from '../../testing/make-company.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let company: TestCompany
let editor: Caller
beforeAll(async () => {
  app = await startTestApp({ work: true })
})
afterEach(() => app.expectNoErrors())
afterAll(() => app.stop())

async function scene(): Promise<void> {
  company = await makeCompany(app)
  editor = await company.as('editor')
}

// Shopify's product export: one row for each variant and picture.
const PRODUCTS = `Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src,Image Position,Status
canvas-bag,Canvas Bag,"<p>Waxed canvas, <b>20 litres</b>.</p>",Alder,Bags,,TRUE,Colour,Green,CB-1,80,https://cdn.example.com/bag.jpg,1,active
canvas-bag,,,,,,,,Blue,CB-2,80,https://cdn.example.com/bag-2.jpg,2,
trail-mug,Trail Mug,<p>Steel.</p>,Alder,Mugs,,TRUE,Title,Default Title,TM-1,20,,,active
`

async function products(): Promise<Record<string, unknown>[]> {
  const { rows } = await app.owner.query<Record<string, unknown>>(
    `select external_id, handle, title, details, picture_url, import_id is not null as imported from app.products
     where company_id = $1 order by title`,
    [company.companyId],
  )
  return rows
}

test("a shop's export imports its products once, and an undo removes them", async () => {
  await scene()
  const preview = await sendFile(editor, PRODUCTS, { preview: true, name: 'products_export_1.csv' })
  expect(preview.json).toMatchObject({ kind: 'products', known: 'shopify-products', missing: null })
  const done = await importFile(editor, PRODUCTS, { name: 'products_export_1.csv' })
  expect(done).toMatchObject({ status: 'done', result: { created: 2, updated: 0, rejected: 0 } })
  expect(await products()).toEqual([
    {
      external_id: 'handle:canvas-bag',
      handle: 'canvas-bag',
      title: 'Canvas Bag',
      details: 'Waxed canvas, 20 litres.',
      picture_url: 'https://cdn.example.com/bag.jpg',
      imported: true,
    },
    expect.objectContaining({ handle: 'trail-mug', title: 'Trail Mug', details: 'Steel.' }),
  ])
  expect((await importFile(editor, PRODUCTS)).result).toMatchObject({ created: 0, updated: 0, unchanged: 2 })
  expect((await undo(editor, done.importId)).result).toMatchObject({ removed: 2, kept: 0 })
  expect(await products()).toEqual([])
})

test("reviews find the shop's products by handle or title", async () => {
  await scene()
  await importFile(editor, PRODUCTS)
  const byHandle = 'rating,body,product_handle\n5,"A sturdy bag that I use every day",canvas-bag\n'
  const byTitle = 'rating,text,product_title\n4,"A good mug, it keeps the tea hot",trail mug\n'
  await importFile(editor, byHandle)
  await importFile(editor, byTitle)
  await company.stored([
    { text: 'The strap of this bag is too short for me.', productExternalId: '8001', productTitle: 'Canvas Bag' },
  ])
  expect(await products()).toMatchObject([
    { external_id: '8001', handle: 'canvas-bag', title: 'Canvas Bag', details: 'Waxed canvas, 20 litres.' },
    { handle: 'trail-mug', title: 'Trail Mug' },
  ])
  const { json } = await editor.get('/api/comments')
  const titles = (json['data'] as unknown as { product_title: string; product_img: string | null }[]).map(
    (c) => c.product_title,
  )
  expect(titles.toSorted()).toEqual(['Canvas Bag', 'Canvas Bag', 'Trail Mug'])
})

test("an undo restores a known product that the shop's file changed", async () => {
  await scene()
  await company.stored([{ productExternalId: '8001', productTitle: 'Canvas Bag' }])
  const before = await products()
  const done = await importFile(editor, PRODUCTS)
  expect(done.result).toMatchObject({ created: 1, updated: 1 })
  expect(await products()).toMatchObject([
    { external_id: '8001', handle: 'canvas-bag', details: 'Waxed canvas, 20 litres.' },
    {},
  ])
  expect((await undo(editor, done.importId)).result).toMatchObject({ removed: 1, restored: 1, kept: 0 })
  expect(await products()).toEqual(before)
})

test('a product with comments stays after an undo', async () => {
  await scene()
  const done = await importFile(editor, PRODUCTS)
  await company.stored([{ productExternalId: '8001', productTitle: 'Canvas Bag' }])
  expect((await undo(editor, done.importId)).result).toMatchObject({ removed: 1 })
  expect(await products()).toMatchObject([{ external_id: '8001', title: 'Canvas Bag', imported: false }])
})

const columns = { kind: 'products', mapping: { handle: 'Handle', title: 'Title', details: 'Body' } }

test('products that share a title with one from reviews become one updated and one new product', async () => {
  await scene()
  await importFile(editor, 'rating,text,product_title\n4,"A good mug, it keeps the tea hot",Mug\n')
  const done = await importFile(editor, 'Handle,Title,Body\nmug,Mug,Red\nmug-blue,Mug,Blue\n', columns)
  expect(done).toMatchObject({ status: 'done', result: { created: 1, updated: 1, rejected: 0 } })
  expect(
    (await products())
      .map(({ handle, details }) => [handle, details])
      .toSorted((a, b) => (String(a) < String(b) ? -1 : 1)),
  ).toEqual([
    ['mug', 'Red'],
    ['mug-blue', 'Blue'],
  ])
})

test('a product is found by its id before another one of the same title', async () => {
  await scene()
  await importFile(editor, 'SKU,Title\nM-1,Mug\n', { kind: 'products', mapping: { sku: 'SKU', title: 'Title' } })
  await company.stored([{ productExternalId: '456', productTitle: 'Mug' }])
  const mapping = { externalId: 'ID', ...columns.mapping }
  await importFile(editor, 'ID,Handle,Title,Body\n456,mug,Mug,Holds tea\n', { kind: 'products', mapping })
  expect(await products()).toEqual(
    expect.arrayContaining([expect.objectContaining({ external_id: '456', handle: 'mug', details: 'Holds tea' })]),
  )
})

test('an undo keeps products that the shop has changed since, and the id that it gave them', async () => {
  await scene()
  await importFile(editor, 'rating,text,product_title\n4,"A good mug, it keeps the tea hot",Mug\n')
  await company.stored([{ productExternalId: '8001', productTitle: 'Canvas Bag' }])
  const file = 'Handle,Title,Body\nbag,Canvas Bag,Old facts\nmug,Mug,Holds tea\n'
  const done = await importFile(editor, file, columns)
  expect(done.result).toMatchObject({ created: 0, updated: 2 })
  await company.stored([{ text: 'It broke on the way.', productExternalId: '8002', productTitle: 'Mug' }])
  const bag = { externalId: '8001', handle: 'bag', title: 'Waxed Bag', details: 'New facts', pictureUrl: null }
  await company.ctx.tx((tx) => storeProducts(tx, company.ctx, null, [bag]))
  expect((await undo(editor, done.importId)).result).toMatchObject({ restored: 1, kept: 1 })
  expect(await products()).toMatchObject([
    { external_id: '8002', handle: null, title: 'Mug', details: null },
    { external_id: '8001', title: 'Waxed Bag', details: 'New facts' },
  ])
})
