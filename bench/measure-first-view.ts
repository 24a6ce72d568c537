import { setTimeout as pause } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type { Page, Request } from '@playwright/test'
import { makeCompany } from './company.ts'
import type { Figure } from './figure.ts'
import { fillFigures } from './fill-figures.ts'
import type { Environment } from './environment.ts'
import { withConsole } from './open-console.ts'

/** Screens, each with the call that returns its figures. */
const screens = [
  { screen: '/dashboard', figures: '/api/dashboard/overview' },
  { screen: '/analytics', figures: '/api/analytics/overview' },
]
const COMMENTS = 20_000
const PRODUCTS = 40
/** The first view is complete once no request started for this long. */
const QUIET_MS = 2500

interface View {
  calls: { path: string; bytes: number }[]
  scripts: number[]
  /** Fetched after the figures are shown. */
  later: { calls: string[]; scripts: number[] }
}

/** What an uncached browser requests until a screen shows its figures: calls, their bytes, and scripts. */
export async function measureFirstView(environment: Environment, port: number): Promise<Figure[]> {
  const company = await makeCompany(environment)
  await fillFigures(environment, company, { comments: COMMENTS, products: PRODUCTS })
  return withConsole(environment, company, port, async (page, origin) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Network.setCacheDisabled', { cacheDisabled: true })
    const figures: Figure[] = []
    for (const { screen, figures: call } of screens) {
      await page.goto('about:blank')
      figures.push(...figuresOf(screen, await view(page, `${origin}${screen}`, call)))
    }
    return figures
  })
}

async function view(page: Page, address: string, figures: string): Promise<View> {
  const target: { request: Request; later: boolean }[] = []
  let last = performance.now()
  let hasFigures = false
  const began = (request: Request): void => {
    // The stream of events never ends.
    if (!isStream(request)) target.push({ request, later: hasFigures })
    last = performance.now()
  }
  const ended = (request: Request): void => {
    if (pathOf(request) === figures) hasFigures = true
    last = performance.now()
  }
  page.on('request', began).on('requestfinished', ended)
  await page.goto(address)
  await page.getByRole('main').waitFor()
  while (!hasFigures || performance.now() - last < QUIET_MS) await pause(100)
  page.off('request', began).off('requestfinished', ended)
  if (new URL(page.url()).pathname !== new URL(address).pathname) throw new Error(`${address} leads to ${page.url()}`)
  const which = (later: boolean) => target.filter((one) => one.later === later).map(({ request }) => request)
  const [now, later] = [which(false), which(true)]
  return {
    calls: await Promise.all(
      now.filter(isCall).map(async (call) => ({ path: pathOf(call), bytes: await bytesOf(call) })),
    ),
    scripts: await Promise.all(now.filter(isScript).map(packed)),
    later: { calls: later.filter(isCall).map(pathOf), scripts: await Promise.all(later.filter(isScript).map(packed)) },
  }
}

const pathOf = (request: Request): string => new URL(request.url()).pathname
const isScript = (request: Request): boolean => request.resourceType() === 'script'
const isCall = (request: Request): boolean => /^\/(api|auth)\//.test(pathOf(request))
const isStream = (request: Request): boolean => pathOf(request) === '/api/events'

async function bytesOf(request: Request): Promise<number> {
  const { responseBodySize, responseHeadersSize } = await request.sizes()
  return responseBodySize + responseHeadersSize
}

/** A script's gzipped size, however it was sent. */
async function packed(request: Request): Promise<number> {
  const response = await request.response()
  if (!response?.ok()) throw new Error(`${request.url()}: ${response?.status() ?? 'no answer'}`)
  return gzipSync(await response.body(), { level: 9 }).length
}

function figuresOf(screen: string, { calls, scripts, later }: View): Figure[] {
  const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0)
  const kB = (bytes: number): number => bytes / 1000
  return [
    {
      name: `calls of the first view of ${screen}`,
      value: calls.length,
      unit: 'calls',
      bound: { most: 3 },
      from: `${calls.map(({ path }) => path).join(', ')}; later ${later.calls.join(', ') || 'none'}`,
    },
    {
      name: `bytes of these calls, ${screen}`,
      value: kB(sum(calls.map(({ bytes }) => bytes))),
      unit: 'kB',
      bound: { most: 100 },
      from: `over the wire, ${calls.map(({ bytes }) => kB(bytes).toFixed(1)).join(' + ')}`,
    },
    {
      name: `JavaScript of the first view of ${screen}`,
      value: kB(sum(scripts)),
      unit: 'kB',
      bound: { most: 230 },
      from: `${scripts.length} files that the browser fetched, gzip -9, kB of 1000 bytes; later ${kB(sum(later.scripts)).toFixed(0)} kB`,
    },
  ]
}
