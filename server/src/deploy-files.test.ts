import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from './testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ builtIn: true })
})
afterAll(() => app.stop())

const read = (name: string): string => readFileSync(new URL(`../../deploy/${name}`, import.meta.url), 'utf8')

/** Every metric series of the product, with the suffixes of histograms. */
async function served(): Promise<Set<string>> {
  const { text } = await app.caller('127.0.0.1').get('/metrics')
  const types = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)]
  return new Set(
    types.flatMap(([, name = '', type]) =>
      type === 'histogram' || type === 'summary' ? ['bucket', 'sum', 'count'].map((end) => `${name}_${end}`) : [name],
    ),
  )
}

test.each(['prometheus-alerts.yaml', 'grafana-dashboard.json'])(
  'deploy/%s only names metrics that the product serves',
  async (name) => {
    const named = new Set(read(name).match(/\b(bizamply|nodejs|process)_\w+/g))
    expect(named.size).toBeGreaterThan(10)
    const known = await served()
    expect([...named].filter((one) => !known.has(one))).toEqual([])
  },
)

test('the dashboard shows every metric of the product', async () => {
  const dashboard = read('grafana-dashboard.json')
  const ours = [...(await served())].filter((one) => one.startsWith('bizamply_') && !/_(sum|count)$/.test(one))
  expect(ours.filter((one) => !dashboard.includes(one))).toEqual([])
})
