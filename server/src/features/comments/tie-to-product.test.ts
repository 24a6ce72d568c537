import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../db/ids.ts'
import { platformScene, type PlatformScene } from '../../testing/platform-scene.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { storeProducts } from '../products/index.ts'

let app: TestApp
let scene: PlatformScene
let other: PlatformScene
let kettle = ''
let mug = ''
beforeAll(async () => {
  app = await startTestApp({ builtIn: true, listen: true, work: true })
  scene = await platformScene(app, 'instagram')
  other = await platformScene(app, 'instagram')
  await scene.ctx.tx((tx) =>
    storeProducts(tx, scene.ctx, null, [
      { externalId: '1', handle: null, title: 'Morrow Kettle', details: 'x'.repeat(90), pictureUrl: null },
      { externalId: '2', handle: null, title: 'Tall Mug', details: null, pictureUrl: null },
    ]),
  )
  const choices = (await get('products')) as { prodId: string; prodTitle: string }[]
  kettle = choices.find(({ prodTitle }) => prodTitle === 'Morrow Kettle')?.prodId ?? ''
  mug = choices.find(({ prodTitle }) => prodTitle === 'Tall Mug')?.prodId ?? ''
})
afterAll(() => app.stop())

const base = (kind: 'posts' | 'products', of = scene): string => `/api/instagram/${kind}/${of.brandId}`
const get = async (kind: 'posts' | 'products', more = '') =>
  JSON.parse(JSON.stringify((await scene.admin.get(`${base(kind)}${more}`)).json['data'])) as Record<string, unknown>[]
const mediaOf = async (id: string): Promise<string> => {
  const { rows } = await app.owner.query<{ media: string }>(
    'select post_external_id as media from app.comments where company_id = $1 and id = $2',
    [scene.companyId, id],
  )
  return rows[0]?.media ?? ''
}
const productOf = async (id: string) => (await scene.admin.get(`/api/comments/${id}`)).json['data']
/** What the daily rollups and the comments say about a product. */
const counted = async (productId: string) => {
  const { rows } = await app.owner.query<{ days: string | null; rows: string }>(
    `select (select sum(received) from app.brand_product_days where company_id = $1 and product_id = $2) as days,
       (select count(*) from app.comments where company_id = $1 and product_id = $2) as rows`,
    [scene.companyId, productId],
  )
  return [Number(rows[0]?.days ?? 0), Number(rows[0]?.rows)]
}

describe('a post linked to a product', () => {
  test('links every comment under it, including later ones', async () => {
    const before = Date.now()
    const first = await scene.arrived(await scene.write('Does it whistle?'))
    const media = await mediaOf(first.id)
    const tied = await scene.admin.call('PUT', `${base('posts')}/${media}/product`, { productId: kettle })
    expect([tied.status, tied.json['data']?.['productTitle']]).toEqual([200, 'Morrow Kettle'])
    expect(Date.parse(String(tied.json['data']?.['productSelectedAt']))).toBeGreaterThanOrEqual(before)
    expect(await productOf(first.id)).toMatchObject({
      product_title: 'Morrow Kettle',
      selectedProductId: kettle,
      productSelectedAt: tied.json['data']?.['productSelectedAt'],
      MediaID: media,
    })
    const second = await scene.arrived(await scene.write('And how loud?'))
    expect(await productOf(second.id)).toMatchObject({ product_title: 'Morrow Kettle' })
    const found = await scene.admin.get('/api/comments?search=morrow%20kettle')
    expect(JSON.stringify(found.json['data'])).toContain('Does it whistle?')
    const [days, rows] = await counted(kettle)
    expect(days).toBe(rows)
    expect(rows).toBeGreaterThanOrEqual(2)
  })

  test('updates the rollups when the link changes or is removed', async () => {
    const { id } = await scene.arrived(await scene.write('One more.'))
    const media = await mediaOf(id)
    await scene.admin.call('PUT', `${base('posts')}/${media}/product`, { productId: mug })
    expect(await counted(kettle)).toEqual([0, 0])
    expect((await counted(mug))[0]).toBe((await counted(mug))[1])
    const loose = await scene.admin.call('DELETE', `${base('posts')}/${media}/product`)
    expect([loose.status, loose.json['data']?.['productId']]).toEqual([200, null])
    expect(await counted(mug)).toEqual([0, 0])
    expect(await productOf(id)).toMatchObject({
      product_title: null,
      selectedProductId: null,
      productSelectedAt: null,
    })
  })

  test('appears with its text, and unlinked posts are listed separately', async () => {
    const { id } = await scene.arrived(await scene.write('x'.repeat(150)))
    const media = await mediaOf(id)
    const post = (await get('posts')).find(({ mediaId }) => mediaId === media)
    expect(String(post?.['sampleContent'])).toHaveLength(101)
    expect((await get('posts', '/unassociated')).map(({ mediaId }) => mediaId)).toContain(media)
    const under = await scene.admin.get(`${base('posts')}/${media}/comments?limit=1`)
    expect(JSON.stringify(under.json['data'])).toContain(id)
    await scene.admin.call('PUT', `${base('posts')}/${media}/product`, { productId: kettle })
    expect((await get('posts', '/unassociated')).map(({ mediaId }) => mediaId)).not.toContain(media)
  })

  test('truncates choices at 80 characters and finds them by title', async () => {
    expect(await get('products', '?search=kett')).toEqual([
      { prodId: kettle, prodTitle: 'Morrow Kettle', prodDetails: 'x'.repeat(80) },
    ])
  })

  test("doesn't expose another company's brand, post, or product", async () => {
    const { id } = await scene.arrived(await scene.write('Mine.'))
    const media = await mediaOf(id)
    const answers = [
      await other.admin.get(base('posts')),
      await other.admin.call('PUT', `${base('posts')}/${media}/product`, { productId: kettle }),
      await other.admin.call('PUT', `${base('posts', other)}/${media}/product`, { productId: kettle }),
      await scene.admin.call('PUT', `${base('posts')}/${media}/product`, { productId: newId() }),
      await scene.admin.call('PUT', `${base('posts')}/none/product`, { productId: kettle }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    const viewer = await scene.as('viewer')
    expect((await viewer.call('DELETE', `${base('posts')}/${media}/product`)).status).toBe(403)
  })
})
