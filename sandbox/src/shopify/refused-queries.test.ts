import { expect, test } from 'vitest'
import { openShopifySandbox } from '../testing/shopify.ts'

test.each([
  ['a list without its length', '{ products { nodes { id } } }', {}, 'BAD_REQUEST'],
  ['a field that doesn’t exist', '{ shop { nickname } }', {}, 'undefinedField'],
  ['a missing argument', '{ metaobject { id } }', {}, 'missingRequiredArguments'],
  ['an argument of the wrong type', '{ products(first: "x") { nodes { id } } }', {}, 'argumentLiteralsIncompatible'],
  [
    'a variable of the wrong type',
    'query Q($n: Int) { products(first: $n) { nodes { id } } }',
    { n: 'x' },
    'INVALID_VARIABLE',
  ],
])('%s is refused within a 200, with its code', async (_, query, variables, code) => {
  const { ask } = await openShopifySandbox()
  const answer = await ask(query, variables)
  expect([answer.status, answer.json.errors[0].extensions.code]).toEqual([200, code])
})

test('every list needs its length', async () => {
  const { ask } = await openShopifySandbox()
  for (const list of ['orders', 'discountNodes', 'webhookSubscriptions', 'metaobjects(type: "product_review")'])
    expect((await ask(`{ ${list} { pageInfo { hasNextPage } } }`)).json.errors).toMatchObject([
      { message: 'you must provide one of first or last' },
    ])
})
