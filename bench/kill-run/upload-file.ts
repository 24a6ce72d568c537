import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sendFile } from '../../server/src/testing/import-file.ts'
import { bodyOf, type Person } from './person.ts'
import { text, type Shop } from './shop.ts'

const ROWS = 300
const LONGEST_MS = 180_000

/** Uploads a file of reviews and waits for its job; every second upload repeats the previous file. */
export async function uploadFile(person: Person, shop: Shop): Promise<void> {
  const turn = Math.floor(shop.files / 2)
  shop.files += 1
  const name = `reviews-${turn}.csv`
  for (let n = 0; n < ROWS; n++) shop.imported.add(authorOf(turn, n))
  const key = randomUUID()
  const answer = await person.retryRequest(name, () => sendFile(person.caller, fileOf(turn), { name, key }))
  if (answer.status !== 200) throw new Error(`import: ${answer.text}`)
  const { jobId } = bodyOf(answer).data ?? {}
  for (const end = Date.now() + LONGEST_MS; Date.now() < end; await pause(500)) {
    const job = await person.ask('GET', `/api/jobs/${jobId}`)
    const status = bodyOf(job).data?.status ?? 'running'
    if (status === 'done') return
    if (status !== 'running') throw new Error(`import: ${job?.text}`)
  }
  throw new Error(`the import of ${name} did not end`)
}

const authorOf = (turn: number, n: number): string => `Shopper ${turn} ${n}`

function fileOf(turn: number): string {
  const rows = Array.from({ length: ROWS }, (_, n) => {
    const at = new Date(Date.UTC(2026, 0, 1 + turn, 0, n)).toISOString()
    return `${authorOf(turn, n)},${(n % 5) + 1},"${text(turn * ROWS + n)}",${at},Canvas Bag`
  })
  return ['author,rating,review text,date,product', ...rows, ''].join('\n')
}
