import { setTimeout as pause } from 'node:timers/promises'
import { Browser } from './browser.ts'
import { uploadFile } from './upload-file.ts'
import type { Environment } from './environment.ts'
import { Person, Tally } from './person.ts'
import { connectShop, enter, openShop, PASSWORD, text, type Shop } from './shop.ts'
import { noWriterStats, Writer, type WriterStats } from './writer.ts'

export interface Work {
  shops: Shop[]
  browsers: Map<Shop, Browser>
  tally: Tally
  written: WriterStats
  counts: { reads: number; signIns: number; liveReviews: number; backfills: number }
  /** Successful responses to a session a second after it signed out. */
  staleSessions: number
  failures: string[]
  /** Stops the workload; browsers stay open. */
  rest(): Promise<void>
}

/** Opens the shops and runs all users concurrently until `rest`. */
export async function startWork(
  environment: Environment,
  options: { shops: number; reviews: number; random: () => number },
): Promise<Work> {
  const resting = new AbortController()
  const work: Work = {
    shops: [],
    browsers: new Map(),
    tally: new Tally(),
    written: noWriterStats(),
    counts: { reads: 0, signIns: 0, liveReviews: 0, backfills: 0 },
    staleSessions: 0,
    failures: [],
    rest: async () => {
      resting.abort()
      await Promise.all(running)
    },
  }
  const running: Promise<void>[] = []
  const again = (everyMs: number, step: () => Promise<unknown>): void => {
    const loop = async (): Promise<void> => {
      while (!resting.signal.aborted) {
        await step().catch((error: unknown) => work.failures.push(String(error)))
        await pause(everyMs * (0.5 + options.random()), undefined, { signal: resting.signal }).catch(() => undefined)
      }
    }
    running.push(loop())
  }
  for (let n = 0; n < options.shops; n++) work.shops.push(await openShop(environment, options.reviews))
  for (const shop of work.shops) await startShop(environment, work, shop, options.random, again)
  return work
}

async function startShop(
  environment: Environment,
  work: Work,
  shop: Shop,
  random: () => number,
  again: (everyMs: number, step: () => Promise<unknown>) => void,
): Promise<void> {
  const person = await enter(environment, shop, work.tally)
  const browser = new Browser(await enter(environment, shop, work.tally))
  work.browsers.set(shop, browser)
  await browser.open()
  await connectShop(person, shop)
  work.counts.backfills += 1
  const taken = new Set<string>()
  const writer = new Writer(person, shop, work.written, random, taken)
  again(400, () => writer.one())
  again(300, () => read(work, person, random))
  again(4000, () => signInAndOut(environment, work, shop))
  again(1500, () => writeReview(environment, work, shop, random))
  again(45_000, () => uploadFile(person, shop))
  again(60_000, async () => {
    if (!browser.received.length) return
    await connectShop(person, shop)
    work.counts.backfills += 1
  })
}

const pages = [
  '/api/comments?limit=20',
  '/api/comments?status=sent&limit=20',
  '/api/comments?search=zip',
  '/api/credits/balance',
  '/api/credits/transactions',
  '/api/connections',
]

async function read(work: Work, person: Person, random: () => number): Promise<void> {
  const path = pages[Math.floor(random() * pages.length)] ?? ''
  const answer = await person.ask('GET', path)
  work.counts.reads += 1
  if (answer && answer.status !== 200) work.failures.push(`${path}: ${answer.text}`)
}

/** Signs in and out; a second later no server may accept the session. */
async function signInAndOut(environment: Environment, work: Work, shop: Shop): Promise<void> {
  const visitor = new Person(environment.url, work.tally)
  await visitor.signIn(shop.email, PASSWORD, shop.brandId)
  work.counts.signIns += 1
  for (let n = 0; n < 4; n++) {
    const answer = await visitor.ask('GET', '/api/comments?limit=1')
    if (answer && answer.status !== 200) work.failures.push(`just signed in: ${answer.text}`)
  }
  const gone = await visitor.ask('POST', '/auth/logout')
  if (gone?.status !== 200) return
  await pause(1000)
  for (let n = 0; n < 4; n++) {
    const answer = await visitor.ask('GET', '/api/comments?limit=1')
    if (answer?.status === 200) work.staleSessions += 1
  }
}

async function writeReview(environment: Environment, work: Work, shop: Shop, random: () => number): Promise<void> {
  const dice = random()
  const webhook = dice < 0.7 ? 'once' : dice < 0.9 ? 'twice' : 'lost'
  shop.reviews.add(
    await environment.sandbox.review(
      shop.domain,
      text(Math.floor(random() * 1000)),
      1 + Math.floor(random() * 5),
      webhook,
    ),
  )
  work.counts.liveReviews += 1
}
