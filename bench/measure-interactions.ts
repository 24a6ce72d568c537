import type { Page } from '@playwright/test'
import { makeCompany } from './company.ts'
import type { Figure } from './figure.ts'
import { fillInbox } from './fill-inbox.ts'
import type { Environment } from './environment.ts'
import { withConsole } from './open-console.ts'
import { traced } from './traced.ts'

const PENDING = 50_000
const SLOWDOWN = 4
const REPLY = 'Thank you, we will write to you.'
/** How long the page may still present an interaction before the next one begins. */
const SETTLE_MS = 400

interface Interaction {
  name: string
  /** From the input to the next painted frame. */
  ms: number
}

/** Interaction to next paint of an inbox with 50,000 pending comments, with a 4x CPU slowdown. */
export async function measureInteractions(environment: Environment, port: number): Promise<Figure[]> {
  const company = await makeCompany(environment)
  // Six of ten are pending.
  await fillInbox(environment, company, Math.ceil((PENDING * 10) / 6))
  return withConsole(environment, company, port, async (page, origin) => {
    await page.addInitScript(collect)
    await page.goto(`${origin}/responses`)
    await page.getByRole('list', { name: 'Reviews' }).getByRole('listitem').first().waitFor()
    await page.waitForTimeout(3000)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    const tasks = await traced(session)
    const found = await work(page)
    const busy = (await tasks()).map((task) => task.busy)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    return [figure(found), longest(busy)]
  })
}

function figure(found: Interaction[]): Figure {
  const slowest = found.toSorted((a, b) => b.ms - a.ms)
  const of = (name: string) => Math.max(...found.filter((one) => one.name === name).map(({ ms }) => ms))
  const each = [...new Set(found.map(({ name }) => name))].map((name) => `${name} ${of(name)}`)
  return {
    name: `interaction to next paint, ${SLOWDOWN}x slower`,
    value: slowest[0]?.ms ?? 0,
    unit: 'ms',
    bound: { most: 200 },
    from: `slowest of ${found.length} with ${PENDING.toLocaleString('en')} pending comments, ms: ${each.join(', ')}`,
  }
}

const longest = (busy: number[]): Figure => ({
  name: `longest task of these interactions, ${SLOWDOWN}x slower`,
  value: Math.max(0, ...busy),
  unit: 'ms',
  bound: { most: 200 },
  from: `time of the page's thread; ${busy.length} tasks over 50 ms, ${Math.round(busy.reduce((sum, ms) => sum + ms, 0))} ms together`,
})

/** What a person does in the inbox; each interaction is named after it. */
async function work(page: Page): Promise<Interaction[]> {
  const found: Interaction[] = []
  const during = async (name: string, act: () => Promise<void>): Promise<void> => {
    await act()
    await page.waitForTimeout(SETTLE_MS)
    found.push({ name, ms: await page.evaluate(slowestSoFar) })
  }
  const status = page.getByRole('navigation', { name: 'Reviews by status' })
  const rows = page.getByRole('list', { name: 'Reviews' }).getByRole('listitem')
  for (const n of [0, 2, 4, 1]) await during('open by click', () => rows.nth(n).click())
  for (let n = 0; n < 8; n++) await during('next by key', () => page.keyboard.press('j'))
  for (let n = 0; n < 4; n++) await during('previous by key', () => page.keyboard.press('k'))
  await during('write', () => page.getByRole('button', { name: 'Write your own' }).first().click())
  for (const letter of REPLY) await during('type', () => page.keyboard.press(letter === ' ' ? 'Space' : letter))
  await during('close', () => page.keyboard.press('Escape'))
  for (let n = 0; n < 4; n++)
    await during('select', () => page.keyboard.press('x').then(() => page.keyboard.press('j')))
  await during('clear the selection', () => page.keyboard.press('Escape'))
  for (const tab of ['Draft', 'Sent', 'Inbox']) {
    await during('switch the tab', () => status.getByRole('link', { name: new RegExp(`^${tab}`) }).click())
  }
  await during('open the filters', () =>
    page
      .getByRole('button', { name: /^Filter/ })
      .first()
      .click(),
  )
  await during('close the filters', () => page.keyboard.press('Escape'))
  await page.getByRole('searchbox').first().focus()
  for (const letter of 'zip runs') await during('search', () => page.keyboard.press(letter === ' ' ? 'Space' : letter))
  return found
}

/** Runs in the page: collects the duration of each interaction since it was last read. */
function collect(): void {
  const page = globalThis as unknown as { slowest: number }
  page.slowest = 0
  const observer = new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as unknown as EventTiming[]) {
      if (interactionId) page.slowest = Math.max(page.slowest, duration)
    }
  })
  // Node's types know only the entries of Node.
  observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as never)
}

interface EventTiming {
  duration: number
  /** 0 for events that belong to no interaction, such as moving the pointer. */
  interactionId: number
}

function slowestSoFar(): number {
  const page = globalThis as unknown as { slowest: number }
  const { slowest } = page
  page.slowest = 0
  return slowest
}
