import type { User } from '@bizamply/contract/auth'
import type { Comment } from '@bizamply/contract/comments'
import type { ConnectionList } from '@bizamply/contract/connections'
import { vi } from 'vitest'
import { aConnectionList } from './comments.ts'
import { csrfAnswer, fakeServer, nora } from './fake-server.ts'

export interface World {
  comments: Comment[]
  user: User
  available: number
  connections: ConnectionList
}

/** A server that holds comments; what a test gives in `more` goes first. */
export function responsesServer(given: Partial<World>, more: Parameters<typeof fakeServer>[0] = {}) {
  const world: World = { comments: [], user: nora, available: 100, connections: aConnectionList(), ...given }
  const stream = eventStream()
  giveSheetHeight()
  localStorage.setItem('auth_token', 't')
  const brands = [alder]
  const server = fakeServer({
    'GET /auth/csrf-token': csrfAnswer,
    'GET /auth/status': () => ({ body: { authenticated: true, user: world.user } }),
    'GET /api/onboard-data': { body: { success: true, brands, data: { brands, selectedBrandId: null } } },
    'GET /api/credits/balance': () => ok({ totalCredits: 100, usedCredits: 0, availableCredits: world.available }),
    'GET /api/credits/settings': () => ok(prices),
    'GET /api/connections': () => ok(world.connections),
    'GET /api/events': () => ({ body: stream.open() }),
    'GET /api/comments': ({ query }) => ({ body: listOf(world.comments, query) }),
    ...Object.fromEntries(
      world.comments.map(({ _id }) => [
        `GET /api/comments/${_id}`,
        () => ok(world.comments.find((it) => it._id === _id)),
      ]),
    ),
    ...more,
  })
  return { ...server, world, tell: stream.tell }
}

export const ok = (data: unknown) => ({ body: { success: true, data } })

/** Server-sent events as one answer. */
export const streamOf = (text: string): ReadableStream => new Response(text).body ?? new ReadableStream()

const prices = { freeCredits: 100, generateCredits: 2, sendCredits: 1, whatsappExtraCredits: 1 }

const alder = {
  BrandId: 'b',
  BrandName: 'Alder',
  ServiceConnected: ['judgeme'],
  domain: null,
  logoUrl: null,
  timezone: 'UTC',
  pendingCount: 0,
}

function listOf(comments: Comment[], query: URLSearchParams) {
  const search = query.get('search')?.toLowerCase() ?? ''
  const found = comments
    .filter((it) => it.content.toLowerCase().includes(search) && (query.get('platform') ?? it.platform) === it.platform)
    .toSorted((a, b) => (a.time > b.time ? -1 : 1))
  const count = (status: string) => found.filter((it) => it.status === status).length
  const limit = Number(query.get('limit'))
  const rows = found.filter((it) => it.status === query.get('status'))
  const from = Number(query.get('cursor') ?? 0)
  const nextCursor = rows.length > from + limit ? String(from + limit) : null
  return {
    success: true,
    data: rows.slice(from, from + limit),
    pagination: { nextCursor, limit },
    counts: { pending: count('pending'), draft: count('draft'), sent: count('sent') },
  }
}

function eventStream() {
  let pen: ReadableStreamDefaultController<Uint8Array> | undefined
  const open = () => new ReadableStream<Uint8Array>({ start: (controller) => void (pen = controller) })
  const tell = (type: string, id: string) =>
    pen?.enqueue(new TextEncoder().encode(`event: ${type}\ndata: ${JSON.stringify({ brandId: 'b', id })}\n\n`))
  return { open, tell }
}

/** jsdom lays nothing out, and a virtual list without height shows nothing. */
function giveSheetHeight(): void {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(800)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1000)
}
