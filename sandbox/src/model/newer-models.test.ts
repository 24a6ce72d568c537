import { expect, test } from 'vitest'
import { call, openTestSandbox } from '../testing/open-test-sandbox.ts'

async function model(mode: string) {
  const { sandbox, control } = await openTestSandbox()
  await control('POST', '/model', { mode })
  return async (fields: object) => {
    const body = { model: 'm', messages: [{ role: 'user', content: 'The zip broke' }], ...fields }
    return call(sandbox, 'POST', '/model/v1/chat/completions', body, { authorization: 'Bearer k' })
  }
}

test('a strict model refuses max_tokens, then every temperature but 1, in the words of the real service', async () => {
  const ask = await model('strict')
  const refused = [
    await ask({ max_tokens: 9, temperature: 0.4 }),
    await ask({ max_completion_tokens: 9, temperature: 0.4 }),
  ]
  expect(refused.map(({ status, json }) => [status, json.error.param, json.error.message])).toEqual([
    [
      400,
      'max_tokens',
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
    ],
    [
      400,
      'temperature',
      "Unsupported value: 'temperature' does not support 0.4 with this model. Only the default (1) value is supported.",
    ],
  ])
  expect((await ask({ max_completion_tokens: 900 })).json.choices[0].finish_reason).toBe('stop')
})

test('a thinking model spends output on thoughts first, and less of it at lower effort', async () => {
  const ask = await model('thinking')
  const spent = (await ask({ max_tokens: 2000 })).json
  expect(spent.choices[0]).toMatchObject({ message: { content: '' }, finish_reason: 'length' })
  expect(spent.usage).toMatchObject({ completion_tokens: 2000, completion_tokens_details: { reasoning_tokens: 2000 } })
  const written = (await ask({ max_tokens: 2000, reasoning_effort: 'low' })).json
  expect(written.choices[0].finish_reason).toBe('stop')
  expect(written.usage.completion_tokens).toBeGreaterThan(1500)
})
