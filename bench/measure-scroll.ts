import type { Page } from '@playwright/test'
import { makeCompany } from './company.ts'
import type { Figure } from './figure.ts'
import { fillInbox } from './fill-inbox.ts'
import type { Environment } from './environment.ts'
import { withConsole } from './open-console.ts'
import { traced, type Task } from './traced.ts'

const PENDING = 50_000
const SLOWDOWN = 4
const TURNS = 150
const TURN_PX = 900
const TURN_MS = 60

interface Scrolled {
  rows: number
  tasks: Task[]
  reached: number
}

/** The inbox scrolled as fast as possible in a browser, then again with a 4x CPU slowdown. */
export async function measureScroll(environment: Environment, port: number): Promise<Figure[]> {
  const company = await makeCompany(environment)
  // Six of ten are pending.
  await fillInbox(environment, company, Math.ceil((PENDING * 10) / 6))
  return withConsole(environment, company, port, async (page, origin) => {
    await page.goto(`${origin}/responses`)
    const plain = await scroll(page, 1)
    await page.reload()
    return figures(plain, await scroll(page, SLOWDOWN))
  })
}

function figures(plain: Scrolled, slowed: Scrolled): Figure[] {
  const busy = (scrolled: Scrolled) => scrolled.tasks.map((task) => task.busy)
  const over = (times: number[]) => times.filter((ms) => ms > 200).length
  const walls = slowed.tasks.map(({ wall }) => wall)
  const { length } = walls
  return [
    {
      name: `rows in the page while ${PENDING.toLocaleString('en')} scroll`,
      value: Math.max(plain.rows, slowed.rows),
      unit: 'rows',
      bound: { most: 60 },
      from: `${TURNS} turns of ${TURN_PX} px every ${TURN_MS} ms, as far as row ${Math.max(plain.reached, slowed.reached)}`,
    },
    {
      name: `longest task while it scrolls, ${SLOWDOWN}x slower`,
      value: Math.max(0, ...busy(slowed)),
      unit: 'ms',
      bound: { most: 200 },
      from: `time of the page's thread; by the clock ${Math.max(0, ...walls).toFixed(0)} ms, as busy as the machine is`,
    },
    {
      name: `tasks over 200 ms, ${SLOWDOWN}x slower`,
      value: over(busy(slowed)),
      unit: 'tasks',
      bound: { most: 0 },
      from: `of ${length} over 50 ms; by the clock ${over(walls)}`,
    },
    {
      name: 'longest task while it scrolls, not slowed',
      value: Math.max(0, ...busy(plain)),
      unit: 'ms',
      bound: { most: 50 },
      from: `time of the page's thread; ${plain.tasks.length} over 50 ms by the clock`,
    },
  ]
}

async function scroll(page: Page, slowdown: number): Promise<Scrolled> {
  const rows = page.getByRole('list', { name: 'Reviews' }).getByRole('listitem')
  await rows.first().waitFor()
  await page.waitForTimeout(2000)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const tasks = await traced(session)
  let most = 0
  await page.mouse.move(800, 600)
  for (let turn = 0; turn < TURNS; turn++) {
    await page.mouse.wheel(0, TURN_PX)
    await page.waitForTimeout(TURN_MS)
    if (turn % 10 === 0) most = Math.max(most, await rows.count())
  }
  const found = await tasks()
  const reached = Number(await rows.last().getAttribute('aria-posinset'))
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await session.detach()
  return { rows: most, tasks: found, reached }
}
