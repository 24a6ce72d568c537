import { expect, test } from 'vitest'
import { scriptedOutbound } from '../../testing/scripted-outbound.ts'
import type { Access } from '../access.ts'
import { createWhatsapp } from './whatsapp.ts'

const access: Access = { account: '106', credentials: { token: 'granted', waba: '102', pin: '123456' } }

test('templates that need more than values for their body are left out', async () => {
  const own = { language: 'en_US', category: 'UTILITY', status: 'APPROVED' }
  const text = { type: 'BODY', text: 'Hello {{1}}. {{2}}' }
  const data = [
    { ...own, name: 'plain', components: [{ type: 'HEADER', format: 'TEXT', text: 'Thanks' }, text] },
    { ...own, name: 'named', components: [{ type: 'HEADER', format: 'TEXT', text: 'For {{1}}' }, text] },
    { ...own, name: 'pictured', components: [{ type: 'HEADER', format: 'IMAGE' }, text] },
    {
      ...own,
      name: 'linked',
      components: [text, { type: 'BUTTONS', buttons: [{ type: 'URL', text: 'See', url: 'https://a.example/{{1}}' }] }],
    },
    {
      ...own,
      name: 'fixed',
      components: [text, { type: 'BUTTONS', buttons: [{ type: 'URL', text: 'See', url: 'https://a.example/' }] }],
    },
  ]
  const { outbound, quick } = await scriptedOutbound(() => ({ json: { data } }))
  const templates = await createWhatsapp(outbound, {
    clientId: 'wa-app',
    clientSecret: 'wa-secret',
    ...quick,
  }).listTemplates(access)
  expect(templates.map(({ name }) => name)).toEqual(['plain', 'fixed'])
})
