import { anOverview } from './overview.ts'
import type { User } from '@bizamply/contract/auth'
import { fireEvent, screen } from '@testing-library/react'
import { csrfAnswer, fakeServer, nora } from './fake-server.ts'
import { ok, streamOf } from './responses-server.ts'

export const newcomer: User = { ...nora, email: 'nora@alder.shop', firstimeSetup: 0, emailVerified: true }
export const unverified: User = { ...newcomer, emailVerified: false }

/** A server for the screens before the inbox; responses of the test take precedence. */
export function joiningServer(user: User | null, more: Parameters<typeof fakeServer>[0] = {}) {
  if (user) localStorage.setItem('auth_token', 't')
  return fakeServer({
    'GET /auth/csrf-token': csrfAnswer,
    'GET /auth/status': { body: { authenticated: user !== null, user } },
    'GET /api/events': () => ({ body: streamOf('') }),
    'GET /api/onboard-data': { body: { success: true, brands: [], data: { brands: [], selectedBrandId: null } } },
    ...more,
  })
}

export interface SetUp {
  user?: User
  brands?: { id: string; name: string }[]
  /** Connected services by brand. */
  connected?: Record<string, string[]>
  backfill?: { state: string; done: number; total: number | null }
  entry?: object
  /** Services without API keys in this installation. */
  unavailable?: string[]
}

/** A server for the wizard with stateful connections, which a test may change along the way. */
export function wizardServer(given: SetUp = {}, more: Parameters<typeof fakeServer>[0] = {}) {
  const user = given.user ?? newcomer
  const world = { connected: given.connected ?? {}, backfill: given.backfill, user, draft: { step: 1, draft: {} } }
  const brands = () => {
    const list = (given.brands ?? [{ id: 'b-1', name: 'Alder' }]).map(({ id, name }) => ({
      BrandId: id,
      BrandName: name,
      ServiceConnected: world.connected[id] ?? [],
      domain: null,
      logoUrl: null,
      timezone: 'UTC',
      pendingCount: 0,
    }))
    return { body: { success: true, brands: list, data: { brands: list, selectedBrandId: null } } }
  }
  const server = joiningServer(user, {
    'GET /auth/status': () => ({ body: { authenticated: true, user: world.user } }),
    'GET /onboarding/onboard-status': () => ({
      body: {
        success: true,
        bizamplyId: world.user.BizamplyId,
        companyName: world.user.companyName,
        brands: world.user.BizamplyId ? [{}] : [],
        status: 'active',
        setupStatus: 'services',
      },
    }),
    'GET /onboarding/draft': () => ok(world.draft),
    'PUT /onboarding/draft': ({ body }) => ok(body),
    'GET /api/onboard-data': brands,
    'POST /api/select-brand': ({ body }) => {
      const id = (body as { brandId: string }).brandId
      const selectedBrand = brands().body.brands.find((it) => it.BrandId === id)
      return { body: { success: true, selectedBrand, data: { success: true, selectedBrand } } }
    },
    'GET /api/connections': ({ headers }) =>
      ok(connectionsOf(world.connected[headers.get('x-brand-id') ?? ''] ?? [], given, world.backfill)),
    'GET /api/dashboard/overview': { body: { success: true, data: anOverview() } },
    'GET /api/comments': {
      body: {
        success: true,
        data: [],
        pagination: { nextCursor: null, limit: 2 },
        counts: { pending: 0, draft: 0, sent: 0 },
      },
    },
    ...more,
  })
  return { ...server, world }
}

const names: Record<string, string> = {
  shopify: 'Shopify',
  judgeme: 'Judge.me',
  yotpo: 'Yotpo',
  instagram: 'Instagram',
  facebook: 'Facebook',
  tiktok: 'TikTok',
  whatsapp: 'WhatsApp',
  google: 'Google Analytics',
}

function connectionsOf(
  connected: string[],
  { entry = {}, unavailable = [] }: SetUp,
  backfill = { state: 'done', done: 0, total: 0 as number | null },
) {
  const data = { account: 'alder.myshopify.com', name: null, connectedAt: '2026-11-21T09:38:00Z', backfill }
  const connections = Object.fromEntries(
    Object.entries(names).map(([key, name]) => {
      const has = connected.includes(key)
      const one = { ...data, state: 'connected', ...entry }
      const available = !unavailable.includes(key)
      return [key, { connected: has, canRemove: true, available, type: 'reviews', name, data: has ? [one] : [] }]
    }),
  )
  return { connections, totalConnections: connected.length, userEmail: 'nora@alder.shop' }
}

/** Sets the field's text and blurs it. */
export function type(label: string, value: string): HTMLInputElement {
  const field = screen.getByLabelText<HTMLInputElement>(label, { exact: true })
  fireEvent.focus(field)
  fireEvent.input(field, { target: { value } })
  fireEvent.blur(field)
  return field
}
