import { makeCompany } from './company.ts'
import type { Figure } from './figure.ts'
import { fillFigures } from './fill-figures.ts'
import type { Environment } from './environment.ts'
import { measureDownload, memoryRatio } from './measure-download.ts'

const LARGE = 1_000_000
const SMALL = 100_000

/** Every comment of a brand as a file: the server's peak memory, compared with a brand with a tenth as many. */
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
    const path = `/api/analytics/export?what=comments&format=${format}`
    const few = await measureDownload(environment, small, { port, path })
    const many = await measureDownload(environment, large, { port, path })
    figures.push(memoryRatio(`1,000,000 / 100,000 comments as ${format}`, many, few))
  }
  return figures
}
