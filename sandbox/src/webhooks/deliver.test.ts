import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { deliver } from './deliver.ts'

test.each([
  [503, [503, 200]],
  [401, [401, 200]],
  [204, [204]],
])('a webhook answered with %i gets the responses %j', async (first, expected) => {
  const statuses: number[] = []
  const server = createServer((_, response) => {
    const status = statuses.length === 0 ? first : 200
    statuses.push(status)
    response.writeHead(status).end()
  })
  await new Promise<void>((resume) => server.listen(0, '127.0.0.1', resume))
  const { port } = server.address() as AddressInfo
  await deliver(`http://127.0.0.1:${port}/`, '{}', {})
  server.close()
  expect(statuses).toEqual(expected)
})
