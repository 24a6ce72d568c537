import type { InstagramPost } from '@bizamply/contract/instagram'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { aComment } from '../../testing/comments.ts'
import { nora, refusal } from '../../testing/fake-server.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { openReview } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

const kettle = '01a1fe39-f086-7359-addd-00000000aaaa'
const lamp = '01a1fe39-f086-7359-addd-00000000bbbb'
const tie = 'PUT /api/instagram/posts/b/m1/product'
const untie = 'DELETE /api/instagram/posts/b/m1/product'
const choices = 'GET /api/instagram/products/b'
const aPost = (more: Partial<InstagramPost> = {}): InstagramPost => ({
  mediaId: 'm1',
  sampleCaption: 'Tea for two',
  sampleContent: null,
  permalink: null,
  picture: null,
  postedAt: null,
  comments: 1,
  productId: null,
  productTitle: null,
  productSelectedAt: null,
  suggestedProductId: null,
  ...more,
})
const tied = aPost({ productId: kettle, productTitle: 'Morrow Kettle' })
const products = [
  { prodId: lamp, prodTitle: 'Arc Lamp', prodDetails: 'A lamp of brass' },
  { prodId: kettle, prodTitle: 'Morrow Kettle', prodDetails: 'Pours well' },
]
const postsOf = (...posts: InstagramPost[]) => ({
  body: { success: true, data: posts, pagination: { nextCursor: null, limit: 100 } },
})
const onInstagram = (more = {}) =>
  aComment(1, { platform: 'instagram', rating: null, mediaId: 'm1', MediaID: 'm1', product_title: null, ...more })

async function start(more: Parameters<typeof responsesServer>[1] = {}, comment = onInstagram()) {
  const server = responsesServer(
    { comments: [comment] },
    { 'GET /api/instagram/posts/b': postsOf(aPost()), [choices]: ok(products), ...more },
  )
  await startConsole('/responses')
  await openReview('Customer 1')
  return server
}
const opened = async (words = 'Select Product') => {
  await userEvent.click(await screen.findByRole('button', { name: `Product of this post: ${words}` }))
  return screen.findByRole('dialog', { name: 'Product of this post' })
}

describe('the product of an Instagram post', () => {
  test('is chosen from the brand’s products, the suggested one first, and appears', async () => {
    const { calls } = await start({
      'GET /api/instagram/posts/b': postsOf(aPost({ suggestedProductId: kettle })),
      [tie]: ok(tied),
    })
    expect(await screen.findByText('Post: Tea for two')).toBeTruthy()
    const popup = await opened()
    const [first, second] = await within(popup).findAllByRole('option')
    expect(first?.textContent).toBe('Morrow KettlePours wellSuggested')
    expect(second?.textContent).toBe('Arc LampA lamp of brass')
    expect(within(popup).queryByText('Remove Product')).toBeNull()
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByRole('button', { name: 'Product of this post: Morrow Kettle' })).toBeTruthy()
    expect(calls(tie).map(({ body }) => body)).toEqual([{ productId: kettle }])
  })

  test('can be removed; a failed removal shows an error', async () => {
    let broken = true
    await start(
      {
        'GET /api/instagram/posts/b': postsOf(tied),
        [untie]: () => (broken ? refusal(500, 'INTERNAL', 'It broke.') : ok(aPost())),
      },
      onInstagram({ selectedProductId: kettle }),
    )
    await userEvent.click(within(await opened('Morrow Kettle')).getByText('Remove Product'))
    expect(await screen.findByText('Failed to remove product. It broke.')).toBeTruthy()
    broken = false
    await userEvent.click(within(await opened('Morrow Kettle')).getByText('Remove Product'))
    expect(await screen.findByRole('button', { name: 'Product of this post: Select Product' })).toBeTruthy()
    expect(screen.queryByText(/Failed to remove/)).toBeNull()
  })

  test('shows Loading... while it is saved, and ignores a second click', async () => {
    let letGo: () => void = () => undefined
    const slow = new Promise<void>((resolve) => {
      letGo = resolve
    })
    const { calls } = await start({ [tie]: async () => (await slow, ok(tied)) })
    await userEvent.click(await within(await opened()).findByText('Morrow Kettle'))
    const button = screen.getByRole('button', { name: 'Product of this post: Select Product' })
    expect(await within(button).findByText('Loading...')).toBeTruthy()
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'))
    await userEvent.click(button)
    expect(screen.queryByRole('dialog')).toBeNull()
    letGo()
    expect(await screen.findByRole('button', { name: 'Product of this post: Morrow Kettle' })).toBeTruthy()
    expect(calls(tie)).toHaveLength(1)
  })

  test('shows why it couldn’t be tied: rejected, or no response', async () => {
    let answer: ReturnType<typeof refusal> | Error = refusal(404, 'NOT_FOUND', 'We couldn’t find this product.')
    await start({ [tie]: () => answer })
    await userEvent.click(await within(await opened()).findByText('Arc Lamp'))
    expect(await screen.findByText('Failed to associate product. We couldn’t find this product.')).toBeTruthy()
    answer = new TypeError('gone')
    await userEvent.click(await within(await opened()).findByText('Arc Lamp'))
    expect(await screen.findByText('Error updating product association')).toBeTruthy()
  })

  test('shows when products load, when there are none, and when loading fails', async () => {
    const answer: () => unknown = () => new Promise(() => undefined)
    await start({ [choices]: () => answer() as never })
    expect(within(await opened()).getByText('Loading products...')).toBeTruthy()
  })

  test.each([
    [ok([]), 'No products available'],
    [refusal(500, 'INTERNAL', 'It broke.'), 'Failed to load products. It broke.'],
    [new TypeError('gone'), 'Error loading products'],
  ])('shows the result of the list (%#)', async (answer, words) => {
    await start({ [choices]: answer })
    expect(await within(await opened()).findByText(words)).toBeTruthy()
  })

  test('shows that the chosen product loads, or only that one is chosen', async () => {
    let letGo: () => void = () => undefined
    const slow = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await start(
      { 'GET /api/instagram/posts/b': async () => (await slow, postsOf()) },
      onInstagram({ selectedProductId: kettle }),
    )
    expect(await screen.findByRole('button', { name: 'Product of this post: Loading Product...' })).toBeTruthy()
    letGo()
    expect(await screen.findByRole('button', { name: 'Product of this post: Product Selected' })).toBeTruthy()
  })

  test('can’t be tied without the post’s id', async () => {
    await start({}, onInstagram({ mediaId: null, MediaID: null }))
    expect(await screen.findByText('Post ID Missing')).toBeTruthy()
    expect(screen.getByText('MediaID required for product association.')).toBeTruthy()
  })

  test('is read-only for viewers, and absent on other platforms', async () => {
    const server = responsesServer(
      { comments: [onInstagram({ selectedProductId: kettle }), aComment(2)], user: { ...nora, memberRole: 'viewer' } },
      { 'GET /api/instagram/posts/b': postsOf(tied) },
    )
    await startConsole('/responses')
    await openReview('Customer 2')
    expect(screen.queryByText(/^Post: /)).toBeNull()
    await openReview('Customer 1')
    const row = await screen.findByText('Post: Tea for two')
    expect(row.parentElement?.textContent).toContain('Morrow Kettle')
    expect(screen.queryByRole('button', { name: /^Product of this post/ })).toBeNull()
    await waitFor(() => expect(server.calls(choices)).toHaveLength(0))
  })
})
