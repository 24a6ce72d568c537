import type { User } from '@bizamply/contract/auth'
import type { Comment } from '@bizamply/contract/comments'
import type { ConnectionList } from '@bizamply/contract/connections'
import type { Facets } from '@bizamply/contract/facets'
import type { Preferences } from '@bizamply/contract/preferences'
import type { Timeline } from '@bizamply/contract/people'
import { vi } from 'vitest'
import { aConnectionList } from './comments.ts'
import { csrfAnswer, fakeServer, nora } from './fake-server.ts'

export interface World {
  comments: Comment[]
  user: User
  available: number
  connections: ConnectionList
}

/** A server with comments; responses in `more` take precedence. */
export function responsesServer(given: Partial<World>, more: Parameters<typeof fakeServer>[0] = {}) {
  const world: World = { comments: [], user: nora, available: 100, connections: aConnectionList(), ...given }
  const stream = eventStream()
  giveSheetHeight()
  localStorage.setItem('auth_token', 't')
  const server = fakeServer({
    'GET /auth/csrf-token': csrfAnswer,
    'GET /auth/status': () => ({ body: { authenticated: true, user: world.user } }),
    'GET /api/onboard-data': () => {
      const brands = [{ ...alder, pendingCount: openIn(world.comments, 'pending') }]
      return { body: { success: true, brands, data: { brands, selectedBrandId: null } } }
    },
    'GET /api/credits/balance': () => ok({ totalCredits: 100, usedCredits: 0, availableCredits: world.available }),
    'GET /api/credits/settings': () => ok(prices),
    'GET /api/connections': () => ok(world.connections),
    'GET /api/events': () => ({ body: stream.open() }),
    ...workbench,
    'GET /api/comments/bulk': () => ok(null),
    'POST /api/comments/channels': ({ body }) =>
      ok((body as { commentIds: string[] }).commentIds.map((commentId) => ({ commentId, ...noWhatsapp }))),
    'GET /api/views': ({ query }) => ({
      body: { success: true, data: [], builtIn: viewsOf(world.comments, query.get('tab')) },
    }),
    'GET /api/comments': ({ query }) => ({ body: listOf(world.comments, query) }),
    ...Object.fromEntries(
      world.comments.map(({ _id }) => [
        `GET /api/comments/${_id}`,
        () => ok(world.comments.find((it) => it._id === _id)),
      ]),
    ),
    ...Object.fromEntries(world.comments.map(({ _id }) => [`GET /api/comments/${_id}/person`, ok(somebodyNew)])),
    ...Object.fromEntries(world.comments.map(({ _id }) => [`POST /api/comments/${_id}/check`, ok([])])),
    ...Object.fromEntries(world.comments.map(({ _id }) => [`POST /api/comments/${_id}/sources`, ok([])])),
    ...more,
  })
  return { ...server, world, sendEvent: stream.sendEvent }
}

/** An author without other known data. */
export const somebodyNew: Timeline = {
  name: 'Nora',
  personId: null,
  match: 'email',
  comments: 1,
  answered: 0,
  rating: null,
  rated: 0,
  firstAt: '2026-11-21T09:00:00.000Z',
  items: [],
}

export const ok = (data: unknown) => ({ body: { success: true, data } })

/** Server-sent events in one response. */
export const streamOf = (text: string): ReadableStream => new Response(text).body ?? new ReadableStream()

export const prices = { freeCredits: 100, generateCredits: 2, sendCredits: 1, whatsappExtraCredits: 1 }

const noWhatsapp = {
  platform: { ok: true, reason: null },
  whatsapp: {
    ok: false,
    reason: 'WhatsApp isn’t connected for this brand.',
    kind: null,
    phone: null,
    source: null,
    agreed: false,
    optedOutAt: null,
  },
}

const window30 = {
  total: 40,
  pending: 20,
  draft: 4,
  sent: 16,
  handledRate: 0.5,
  sentRate: 0.4,
  responseHours: 4.2,
  rating: 3.72,
  rated: 38,
}

/** Preferences of a user with the browser's timezone. */
export const usualPreferences: Preferences = {
  undoSeconds: 5,
  singleKeys: true,
  opensNext: false,
  language: 'en',
  timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  dateFormat: 'MMM DD, YYYY',
  weekStart: 'sunday',
  numberFormat: '1,234.56',
  theme: null,
  density: 'comfortable',
  profileVisibility: 'everyone',
  showActivity: true,
  loginNotifications: true,
  shareUsage: false,
}

/** What the filters offer, with counts. */
export const usualFacets: Facets = {
  total: 42,
  without: {},
  topics: [{ name: 'size', count: 7, good: 3, bad: 4 }],
  languages: [{ name: 'en', count: 40 }],
  tags: [{ name: 'wholesale', count: 2 }],
  products: [{ id: '01a1fe39-f086-7359-addd-00000000aaaa', title: 'Morrow Kettle', count: 12 }],
  triageStates: { open: 42, snoozed: 1, noReply: 2, hidden: 3 },
  platforms: [{ name: 'judgeme', count: 40 }],
  ratings: [
    { name: '1', count: 9 },
    { name: 'none', count: 2 },
  ],
  sentiments: [{ name: 'negative', count: 11 }],
  risks: [
    { name: 'any', count: 3 },
    { name: 'injury', count: 3 },
  ],
  assignees: [{ name: 'none', count: 30 }],
  waits: [],
  questions: { yes: 5, no: 37 },
  phones: { yes: 1, no: 41 },
}

const viewsOf = (comments: Comment[], tab: string | null) => {
  const open = comments.filter(({ status }) => tab === 'all' || status === tab)
  const needsReview = open.filter(({ toRead }) => toRead === 'confirm').length
  const readFirst = open.filter(({ toRead }) => toRead !== null).length - needsReview
  return { ...noViews, all: openIn(comments, tab), needsReview, readFirst }
}

const noViews = { all: 0, needsPerson: 0, needsReview: 0, readFirst: 0, lowRating: 0, questions: 0, mine: 0 }

/** Other responses of the screen, for a new company. */
const workbench = {
  'GET /api/preferences': ok(usualPreferences),
  'GET /api/comments/figures': ok({
    from: '2026-10-23',
    to: '2026-11-21',
    now: window30,
    before: { ...window30, sentRate: 0.37, total: 32, handledRate: 0.469, responseHours: 4.8, rating: 3.8 },
  }),
  'GET /api/comments/facets': ok(usualFacets),
  'GET /api/members': ok([
    { id: 'user-1', name: 'Nora Vance', email: 'demo@bizamply.test', role: 'admin' },
    { id: '01a1fe39-f086-7359-addd-0000000000bb', name: 'Mara Lind', email: 'mara@bizamply.test', role: 'editor' },
    { id: '01a1fe39-f086-7359-addd-0000000000cc', name: 'Vito Rahn', email: 'vito@bizamply.test', role: 'viewer' },
  ]),
  'GET /api/comments/up-next': ok({
    sensitive: { count: 0, oldest: null },
    drafts: { count: 4, oldestId: 'draft-1', oldestAt: '2026-11-19T09:00:00.000Z', withoutClaims: 3, blocked: 1 },
    snoozed: { count: 0, next: null },
    today: {
      timezone: 'UTC',
      since: '2026-11-21T00:00:00.000Z',
      replies: 2,
      members: [{ id: 'user-1', name: 'Nora Vance', replies: 2 }],
      waitHours: 1.2,
      waitHoursLastWeek: null,
      credits: 6,
      creditLimit: null,
    },
    platforms: [{ platform: 'judgeme', lastAt: '2026-11-21T09:00:00.000Z' }],
  }),
}

export const alder = {
  BrandId: 'b',
  BrandName: 'Alder',
  ServiceConnected: ['judgeme'],
  domain: null,
  logoUrl: null,
  timezone: 'UTC',
  pendingCount: 0,
}

const openIn = (comments: Comment[], tab: string | null): number =>
  comments.filter((it) => it.triageState === 'open' && (tab === 'all' || it.status === tab)).length

export function listOf(comments: Comment[], query: URLSearchParams) {
  const search = query.get('search')?.toLowerCase() ?? ''
  const found = comments
    .filter((it) => it.triageState === (query.get('triageState') ?? 'open'))
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
  const sendEvent = (type: string, id: string) =>
    pen?.enqueue(new TextEncoder().encode(`event: ${type}\ndata: ${JSON.stringify({ brandId: 'b', id })}\n\n`))
  return { open, sendEvent }
}

/** jsdom has no layout, and a virtual list without height renders nothing. */
function giveSheetHeight(): void {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(800)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1000)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.dataset['index'] === undefined ? 0 : 40
  })
}
