import { expect, test } from 'vitest'
import { openMetaSandbox } from '../testing/social.ts'

const GRAPH = 'graph.facebook.com'
const path = '/v26.0/1207/subscribed_apps'

test('a business can refuse a subscription and stay readable', async () => {
  const { control, graph } = await openMetaSandbox()
  const details = { waba: '1207', phone: '+1 555 078 3999' }
  const number = { platform: 'whatsapp', account: '207', name: 'Mugs', token: 'wa-207' }
  await control('POST', '/accounts', { ...number, details: { ...details, webhooks: 'refused' } })
  const refused = await graph(GRAPH, 'POST', path, 'wa-207')
  expect([refused.status, refused.json.error]).toMatchObject([403, { code: 200, message: '(#200) Permissions error' }])
  expect((await graph(GRAPH, 'GET', path, 'wa-207')).json).toEqual({ data: [] })
  expect((await graph(GRAPH, 'GET', '/v26.0/1207/message_templates', 'wa-207')).status).toBe(200)
  await control('POST', '/accounts', { ...number, details })
  expect((await graph(GRAPH, 'POST', path, 'wa-207')).status).toBe(200)
})
