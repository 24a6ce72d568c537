import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { choose, customersServer, pressIn } from '../../testing/customers.ts'
import type { Reply } from '../../testing/fake-server.ts'
import { ok } from '../../testing/responses-server.ts'
import { startConsole } from '../../testing/start-console.tsx'

const none = { model: null, installation: 'built-in' }
const kept = {
  installation: 'built-in',
  model: {
    provider: 'anthropic',
    resource: null,
    region: null,
    model: 'house-writer',
    reasoningEffort: null,
    inputPrice: 3,
    outputPrice: 15,
    keyHint: '1234',
    changedAt: '2026-11-20T10:00:00.000Z',
    changedBy: 'Ada',
  },
}
const path = '/api/admin/customers/c-1/model'

async function opened() {
  await startConsole('/customers')
  await choose('AI model')
  return screen.findByRole('dialog', { name: 'AI model for Nordlys Goods' })
}

test('a model is tested and saved; an error shows at its field, and the key is entered only once', async () => {
  const message = 'The service refused this API key'
  let answer: Reply = { status: 400, body: { message, code: 'BAD_REQUEST', errors: [{ path: 'apiKey', message }] } }
  const { calls } = customersServer({ [`GET ${path}`]: ok(none), [`PUT ${path}`]: () => answer })
  const dialog = await opened()
  await userEvent.selectOptions(await within(dialog).findByLabelText('Provider'), 'Anthropic')
  await userEvent.type(within(dialog).getByLabelText('Model'), 'house-writer')
  await userEvent.type(within(dialog).getByLabelText('API key'), 'key-1234')
  await userEvent.type(within(dialog).getByLabelText('Input price'), '3')
  await userEvent.type(within(dialog).getByLabelText('Output price'), '15')
  await pressIn(dialog, 'Test and save')
  expect(await within(dialog).findByText('The service refused this API key')).toBeTruthy()
  answer = ok(kept)
  await pressIn(dialog, 'Test and save')
  expect(await screen.findByText('Model for Nordlys Goods saved')).toBeTruthy()
  expect(calls(`PUT ${path}`)[1]?.body).toEqual({
    provider: 'anthropic',
    resource: null,
    region: null,
    model: 'house-writer',
    apiKey: 'key-1234',
    reasoningEffort: null,
    inputPrice: 3,
    outputPrice: 15,
  })
  expect(await within(dialog).findByText(/^Key ending in 1234 · Set by Ada · /)).toBeTruthy()
  expect(within(dialog).getByLabelText<HTMLInputElement>('API key').value).toBe('')
})

test('a saved model can be tested, and removed after confirmation', async () => {
  const problem = 'The service doesn’t have this model, or it doesn’t support chat'
  const { calls } = customersServer({
    [`GET ${path}`]: ok(kept),
    [`POST ${path}/check`]: ok({ problem }),
    [`DELETE ${path}`]: ok(none),
  })
  const dialog = await opened()
  await pressIn(dialog, 'Test model')
  expect(await within(dialog).findByText(problem)).toBeTruthy()
  await pressIn(dialog, 'Remove')
  const question = await screen.findByRole('alertdialog', { name: 'Remove the model for Nordlys Goods?' })
  await pressIn(question, 'Remove')
  expect(await screen.findByText('Model for Nordlys Goods removed')).toBeTruthy()
  expect(calls(`DELETE ${path}`)).toHaveLength(1)
  expect(within(dialog).queryByRole('button', { name: 'Test model' })).toBeNull()
})

test('Azure needs a resource, Bedrock a region', async () => {
  customersServer({ [`GET ${path}`]: ok(none) })
  const dialog = await opened()
  const provider = await within(dialog).findByLabelText('Provider')
  await userEvent.selectOptions(provider, 'Azure OpenAI')
  expect(within(dialog).getByLabelText('Resource name')).toBeTruthy()
  expect(within(dialog).getByLabelText('Deployment')).toBeTruthy()
  await userEvent.selectOptions(provider, 'Amazon Bedrock')
  expect(within(dialog).getByLabelText('Region')).toBeTruthy()
  expect(within(dialog).queryByLabelText('Resource name')).toBeNull()
})

test('support sees the model and can’t change it', async () => {
  customersServer({ [`GET ${path}`]: ok(kept) }, { role: 'support' })
  const dialog = await opened()
  expect((await within(dialog).findByLabelText<HTMLInputElement>('Model')).readOnly).toBe(true)
  expect(within(dialog).queryByLabelText('API key')).toBeNull()
  expect(within(dialog).queryByRole('button', { name: 'Test and save' })).toBeNull()
})

test('a price that is not a number shows an error at its field, and nothing is saved', async () => {
  const { calls } = customersServer({ [`GET ${path}`]: ok(kept), [`PUT ${path}`]: ok(kept) })
  const dialog = await opened()
  const [input, output] = ['Input price', 'Output price'].map((name) => within(dialog).findByLabelText(name))
  for (const [field, price] of [
    [await input, '$3'],
    [await output, '2000'],
  ] as const) {
    if (!field) throw new Error('no field')
    await userEvent.clear(field)
    await userEvent.type(field, price)
  }
  await pressIn(dialog, 'Test and save')
  expect(await within(dialog).findAllByText('Enter a number from 0 to 1,000, or leave blank')).toHaveLength(2)
  expect(calls(`PUT ${path}`)).toHaveLength(0)
})

test('while a model is tested and saved the dialog stays open', async () => {
  let answer: () => void = () => undefined
  const saving = () =>
    new Promise<Reply>((resolve) => {
      answer = () => resolve(ok(kept))
    })
  customersServer({ [`GET ${path}`]: ok(none), [`PUT ${path}`]: saving })
  const dialog = await opened()
  await userEvent.type(await within(dialog).findByLabelText('Model'), 'house-writer')
  await pressIn(dialog, 'Test and save')
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('dialog', { name: 'AI model for Nordlys Goods' })).toBeTruthy()
  answer()
  expect(await screen.findByText('Model for Nordlys Goods saved')).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog', { name: 'AI model for Nordlys Goods' })).toBeNull()
})
