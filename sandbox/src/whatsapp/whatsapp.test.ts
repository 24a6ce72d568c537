import { expect, test } from 'vitest'
import { call, listener } from '../testing/open-test-sandbox.ts'
import { BACK, openMetaSandbox } from '../testing/social.ts'

const GRAPH = 'graph.facebook.com'
const TOKEN = 'whatsapp-106'

async function setup() {
  const made = await openMetaSandbox()
  const hooks = await listener()
  await made.control('POST', '/callbacks', { platform: 'whatsapp', url: hooks.url })
  await made.graph(GRAPH, 'POST', '/v26.0/102/subscribed_apps', TOKEN)
  const send = (message: object) =>
    call(
      made.sandbox,
      'POST',
      `/${GRAPH}/v26.0/106/messages`,
      { messaging_product: 'whatsapp', ...message },
      {
        authorization: `Bearer ${TOKEN}`,
      },
    )
  const values = async (count: number) =>
    (await hooks.received(count)).map(({ body }) => JSON.parse(body).entry[0].changes[0].value)
  return { ...made, send, values }
}
const text = { to: '16505551234', type: 'text', text: { body: 'Hello Ada' } }
const template = (name: string, code: string, ...parameters: string[]) => ({
  to: '16505551234',
  type: 'template',
  template: {
    name,
    language: { code },
    components: [{ type: 'body', parameters: parameters.map((one) => ({ type: 'text', text: one })) }],
  },
})

test('a consent returns a code, and its token names its business', async () => {
  const { decide, graph } = await openMetaSandbox()
  const query = `client_id=wa-app&redirect_uri=${encodeURIComponent(BACK)}&state=s&response_type=code&config_id=7`
  const back = await decide(`/www.facebook.com/v26.0/dialog/oauth?${query}`, 'decision=approve&account=106')
  const fields = {
    client_id: 'wa-app',
    client_secret: 'wa-secret',
    redirect_uri: BACK,
    code: back.searchParams.get('code')!,
  }
  const { access_token: token } = (await graph(GRAPH, 'GET', '/v26.0/oauth/access_token', null, fields)).json
  const { data } = (await graph(GRAPH, 'GET', '/v26.0/debug_token', 'wa-app|wa-secret', { input_token: token })).json
  expect(data.granular_scopes).toContainEqual({ scope: 'whatsapp_business_management', target_ids: ['102'] })
  const phones = await graph(GRAPH, 'GET', '/v26.0/102/phone_numbers', token)
  expect(phones.json.data).toMatchObject([{ id: '106', verified_name: 'Mugs 106' }])
})

test('a text is delivered within 24 hours, and accepted but failed after that', async () => {
  const { send, values, control } = await setup()
  expect((await send(text)).json.messages[0].id).toMatch(/^wamid\./)
  expect((await values(1))[0].statuses[0]).toMatchObject({ status: 'failed', errors: [{ code: 131047 }] })
  await control('POST', '/messages', { account: '106', from: '16505551234', text: 'Hi' })
  expect((await values(2))[1]).toMatchObject({
    contacts: [{ wa_id: '16505551234' }],
    messages: [{ text: { body: 'Hi' } }],
  })
  const { id } = (await send(text)).json.messages[0]
  const statuses = (await values(4)).slice(2).map(({ statuses }) => [statuses[0].id, statuses[0].status])
  expect(statuses).toEqual([
    [id, 'sent'],
    [id, 'delivered'],
  ])
  await control('PUT', `/messages/${id}`, { status: 'read' })
  expect((await values(5))[4].statuses[0].status).toBe('read')
})

test('an approved template is delivered at any time; a paused, unknown or incomplete one is not', async () => {
  const { send, control } = await setup()
  expect((await send(template('review_thanks', 'de', 'Ada', 'Bis bald'))).json.messages[0].message_status).toBe(
    'accepted',
  )
  const { data } = (await control('GET', '/record?platform=whatsapp')).json
  expect(data).toMatchObject([{ kind: 'template', text: 'Hallo Ada, danke für Ihre Bewertung. Bis bald' }])
  for (const [name, code, error] of [
    ['season_greetings', 'en_US', 132_015],
    ['unheard_of', 'en_US', 132_001],
    ['review_thanks', 'en_US', 132_000],
  ] as const) {
    expect((await send(template(name, code, 'Ada'))).json.error.code).toBe(error)
  }
})

test('a customer who stopped marketing messages gets utility templates only', async () => {
  const { send, control, values } = await setup()
  const greetings = { account: '106', name: 'season_greetings', language: 'en_US' }
  await control('PUT', '/templates', { ...greetings, status: 'APPROVED' })
  expect((await values(1))[0]).toMatchObject({ event: 'APPROVED', message_template_name: 'season_greetings' })
  await control('PUT', '/preferences', { account: '106', from: '16505551234', value: 'stop' })
  expect((await values(2))[1]).toMatchObject({
    metadata: { phone_number_id: '106' },
    user_preferences: [{ wa_id: '16505551234', category: 'marketing_messages', value: 'stop' }],
  })
  await send(template('season_greetings', 'en_US', 'Ada'))
  expect((await values(3))[2].statuses[0]).toMatchObject({ status: 'failed', errors: [{ code: 131_050 }] })
  await send(template('review_thanks', 'en_US', 'Ada', 'Bye'))
  expect((await values(5)).slice(3).map(({ statuses }) => statuses[0].status)).toEqual(['sent', 'delivered'])
  await control('PUT', '/preferences', { account: '106', from: '16505551234', value: 'resume', webhook: 'lost' })
  await send(template('season_greetings', 'en_US', 'Ada'))
  expect((await values(7)).slice(5).map(({ statuses }) => statuses[0].status)).toEqual(['sent', 'delivered'])
})

test('a person with a user name has no number', async () => {
  const { control, values } = await setup()
  await control('POST', '/messages', { account: '106', from: '16505551234', username: 'ada.b', text: 'Hi' })
  const [{ contacts, messages }] = await values(1)
  expect([contacts[0].wa_id, messages[0].from]).toEqual([undefined, undefined])
  expect(contacts[0].user_id).toMatch(/^US\.\d+$/)
})

test('a WhatsApp id is accepted as recipient, and refused where only a number is allowed', async () => {
  const { send } = await setup()
  const id = 'US.13491208655302741918'
  const refused = await send({ ...text, to: id })
  expect([refused.status, refused.json.error.code]).toEqual([400, 131_009])
  const { to: _, ...content } = text
  expect((await send({ ...content, recipient: id })).json.contacts).toEqual([{ input: id, user_id: id }])
})
