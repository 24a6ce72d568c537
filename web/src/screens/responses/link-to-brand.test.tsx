import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { aDraft } from '../../testing/comments.ts'
import { refusal } from '../../testing/fake-server.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { row } from '../../testing/rows.ts'
import { startConsole, where } from '../../testing/start-console.tsx'

const left: string[] = []
vi.mock('../../lib/leave-to.ts', () => ({ leaveTo: (address: string) => void left.push(address) }))

afterEach(() => {
  left.length = 0
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

const id = aDraft(1)._id
const brands = ['b', 'f'].map((BrandId, n) => ({
  BrandId,
  BrandName: ['Alder', 'Fern'][n] ?? '',
  ServiceConnected: [],
  domain: null,
  logoUrl: null,
  timezone: 'UTC',
  pendingCount: 1,
  role: 'admin',
}))

/** Alder is selected; the review is Fern's. */
function world() {
  localStorage.setItem('selectedBrandId', 'b')
  const inFern = ({ headers }: { headers: Headers }) => headers.get('x-brand-id') === 'f'
  const server = responsesServer(
    { comments: [aDraft(1, { brandId: 'f', BrandId: 'f' })] },
    {
      'GET /api/onboard-data': { body: { success: true, brands, data: { brands, selectedBrandId: null } } },
      [`GET /api/comments/${id}`]: (call) =>
        inFern(call)
          ? ok(server.world.comments[0])
          : refusal(404, 'NOT_FOUND', 'We couldn’t find what you’re looking for.'),
    },
  )
  return server
}

/** The browser's service worker, which reports clicks on push notifications. */
function pushWorker() {
  const worker = new EventTarget()
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true })
  return async (path: string) => {
    const port = { postMessage: vi.fn() }
    const event = new MessageEvent('message', { data: { type: 'open', path } })
    Object.defineProperty(event, 'ports', { value: [port] })
    await act(async () => void worker.dispatchEvent(event))
    expect(port.postMessage).toHaveBeenCalledWith('opened')
  }
}

test('a link that names a brand opens its review in that brand', async () => {
  const { calls } = world()
  await startConsole(`/responses?highlight=${id}&inBrand=f`)
  expect(within(await row('Customer 1')).getByText('From Notification')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Fern, switch brand' })).toBeTruthy()
  expect(where()).toBe(`/responses?highlight=${id}&comment=${id}&status=draft`)
  expect(new Set(calls('GET /api/comments').map(({ headers }) => headers.get('x-brand-id')))).toEqual(new Set(['f']))
})

test('a link to a brand that the user does not have opens in one that they have', async () => {
  world()
  await startConsole('/responses?inBrand=gone')
  expect(await screen.findByRole('button', { name: 'Alder, switch brand' })).toBeTruthy()
  expect(where()).toBe('/responses')
})

test('a link to a review that is not in the selected brand says so', async () => {
  world()
  await startConsole(`/responses?highlight=${id}`)
  expect(await screen.findByText('This review isn’t in Alder')).toBeTruthy()
})

test('a push opens in the tab if it is about the selected brand, and loads the console again for another', async () => {
  world()
  const click = pushWorker()
  await startConsole('/responses')
  await screen.findByRole('button', { name: 'Alder, switch brand' })
  await click('/projects?inBrand=b')
  await waitFor(() => expect(where()).toBe('/projects'))
  expect(left).toEqual([])
  await click(`/responses?highlight=${id}&inBrand=f`)
  expect(left).toEqual([`/responses?highlight=${id}&inBrand=f`])
  await click('/connections?inBrand=gone')
  await waitFor(() => expect(where()).toBe('/connections'))
  expect(localStorage.getItem('selectedBrandId')).toBe('b')
})
