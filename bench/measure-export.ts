import { makeCompany, overHttp, signIn, type Company } from './company.ts'
import type { Figure } from './figure.ts'
import { fillFigures } from './fill-figures.ts'
import type { Environment } from './environment.ts'
import { startOurs } from './measure-throughput.ts'

const LARGE = 1_000_000
const SMALL = 100_000
const MB = 1024 * 1024

/** Every comment of a brand as a file: what the server holds at most, against a brand with a tenth of them. */
export async function measureExport(environment: Environment, port: number): Promise<Figure[]> {
  const [small, large] = [await makeCompany(environment), await makeCompany(environment)]
  for (const [company, comments] of [
    [small, SMALL],
    [large, LARGE],
  ] as const) {
    console.log(`Filling a brand with ${comments.toLocaleString('en')} comments`)
    await fillFigures(environment, company, { comments, products: 9 })
  }
  const figures: Figure[] = []
  for (const format of ['csv', 'json', 'xlsx']) {
    const few = await exportOf(environment, small, { port, format })
    const many = await exportOf(environment, large, { port, format })
    figures.push({
      name: `memory while exporting 1,000,000 / 100,000 comments as ${format}`,
      value: many.memory / few.memory,
      unit: 'x',
      bound: { most: 1.3 },
      from: `${many.memory.toFixed(0)} MB / ${few.memory.toFixed(0)} MB at most, ${(many.bytes / MB).toFixed(0)} MB in ${(many.ms / 1000).toFixed(0)} s, a server of its own each`,
    })
  }
  return figures
}

/** A server of its own each time: what one export left must not count for the next. */
async function exportOf(environment: Environment, company: Company, { port, format }: { port: number; format: string }) {
  const product = await startOurs(environment, port)
  try {
    const caller = await signIn(company, overHttp(port))
    const began = performance.now()
    const response = await caller.raw('GET', `/api/analytics/export?what=comments&format=${format}`)
    if (!response.ok || !response.body) throw new Error(`export: ${response.status}`)
    let [bytes, memory] = [0, 0]
    for await (const piece of response.body) {
      bytes += (piece as Uint8Array).length
      memory = Math.max(memory, product.memory())
    }
    return { bytes, memory, ms: performance.now() - began }
  } finally {
    await product.stop()
  }
}
