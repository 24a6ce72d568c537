import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { listener } from '../../testing/open-test-sandbox.ts'
import { OTHER, openShopifySandbox, STORE } from '../../testing/shopify.ts'

const SUBSCRIBE = `mutation Sub($name: String!, $returnUrl: URL!, $lineItems: [AppSubscriptionLineItemInput!]!,
  $test: Boolean, $rb: AppSubscriptionReplacementBehavior) {
  appSubscriptionCreate(name: $name, returnUrl: $returnUrl, lineItems: $lineItems, test: $test, replacementBehavior: $rb) {
    appSubscription { id status } confirmationUrl userErrors { field message } } }`
const BUY = `mutation One($name: String!, $returnUrl: URL!, $price: MoneyInput!, $test: Boolean) {
  appPurchaseOneTimeCreate(name: $name, returnUrl: $returnUrl, price: $price, test: $test) {
    appPurchaseOneTime { id status createdAt } confirmationUrl userErrors { field message } } }`
const STATUS = `query S($id: ID!) { node(id: $id) { __typename
  ... on AppSubscription { id name subStatus: status test createdAt currentPeriodEnd trialDays
    lineItems { plan { pricingDetails { ... on AppRecurringPricing { price { amount currencyCode } interval } } } } }
  ... on AppPurchaseOneTime { id name purchaseStatus: status test createdAt price { amount currencyCode } } } }`
const SWEEP = `{ currentAppInstallation { activeSubscriptions { id name status currentPeriodEnd }
  oneTimePurchases(first: 50, sortKey: CREATED_AT, reverse: true) { nodes { id name status test } }
  allSubscriptions(first: 10) { nodes { id status } } } }`
const CANCEL = `mutation C($id: ID!) { appSubscriptionCancel(id: $id, prorate: true) {
  appSubscription { id status } userErrors { field message } } }`

async function setup() {
  const shop = await openShopifySandbox()
  const subscribe = async (name: string, amount: string, rb = 'STANDARD', change: object = {}) => {
    const plan = { appRecurringPricingDetails: { price: { amount, currencyCode: 'USD' }, interval: 'EVERY_30_DAYS' } }
    const returnUrl = 'https://app.example/back?ref=42&x=a%20b#top'
    const input = { name, returnUrl, test: true, rb, lineItems: [{ plan }], ...change }
    return charged((await shop.ask(SUBSCRIBE, input)).json.data.appSubscriptionCreate)
  }
  const buy = async (amount = '20.99') => {
    const price = { amount, currencyCode: 'USD' }
    const input = { name: '1,000 credits', returnUrl: 'https://app.example/back', price }
    return charged((await shop.ask(BUY, input)).json.data.appPurchaseOneTimeCreate)
  }
  const move = (id: string, what: string, more: object = {}) =>
    shop.control('POST', `/charges/${id}`, { do: what, ...more })
  const node = async (gid: string, at = STORE) => (await shop.ask(STATUS, { id: gid }, at)).json.data.node
  const pass = (advance: string) => shop.control('POST', '/clock', { advance })
  return { ...shop, subscribe, buy, move, node, pass }
}

function charged(answer: ReturnType<typeof JSON.parse>) {
  const gid: string = (answer.appSubscription ?? answer.appPurchaseOneTime)?.id ?? ''
  const page = (answer.confirmationUrl ?? '').replace('https:/', '')
  return { gid, id: gid.split('/').at(-1)!, page, errors: answer.userErrors }
}

const press = (address: string, fields: Record<string, string>) =>
  fetch(address, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) })

test('approving redirects with the charge id and our own query, and a decided charge shows its status', async () => {
  const { subscribe, node, sandbox } = await setup()
  const { gid, id, page, errors } = await subscribe('Basic', '20.99')
  expect(errors).toEqual([])
  expect(await node(gid)).toMatchObject({ __typename: 'AppSubscription', subStatus: 'PENDING', currentPeriodEnd: null })
  const shown = await (await fetch(sandbox.url + page)).text()
  for (const words of ['Basic', '$20.99 every 30 days', 'Approve', 'Decline', 'test charge']) {
    expect(shown).toContain(words)
  }
  const back = await press(sandbox.url + page, { decision: 'approve' })
  expect([back.status, back.headers.get('location')]).toEqual([
    302,
    `https://app.example/back?ref=42&x=a%20b&charge_id=${id}#top`,
  ])
  const active = await node(gid)
  expect(active.subStatus).toBe('ACTIVE')
  expect(active.lineItems[0].plan.pricingDetails).toEqual({
    price: { amount: '20.99', currencyCode: 'USD' },
    interval: 'EVERY_30_DAYS',
  })
  const again = await press(sandbox.url + page, { decision: 'decline' })
  expect([again.status, await again.text()]).toEqual([200, expect.stringContaining('already approved this charge')])
  expect((await fetch(sandbox.url + page.replace(/signature=.*/, 'signature=guess'))).status).toBe(404)
})

test('declining keeps the merchant in the admin, and the charge stays declined', async () => {
  const { buy, node, sandbox, move } = await setup()
  const { gid, id, page } = await buy()
  const away = await press(sandbox.url + page, { decision: 'decline' })
  expect(away.headers.get('location')).toBe(`/${STORE}/admin`)
  expect((await fetch(`${sandbox.url}/${STORE}/admin`)).status).toBe(200)
  expect((await node(gid)).purchaseStatus).toBe('DECLINED')
  expect((await move(id, 'approve')).status).toBe(409)
})

test('a charge expires after two days without a decision', async () => {
  const { subscribe, buy, node, pass, sandbox } = await setup()
  const [plan, pack] = [await subscribe('Basic', '20.99'), await buy()]
  await pass('P2D')
  expect([(await node(plan.gid)).subStatus, (await node(pack.gid)).purchaseStatus]).toEqual(['EXPIRED', 'EXPIRED'])
  expect(await (await fetch(sandbox.url + plan.page)).text()).toContain('expired')
})

test('a billing period is 30 days, follows the clock, and stops while frozen', async () => {
  const { subscribe, move, node, pass } = await setup()
  const { gid, id } = await subscribe('Basic', '20.99')
  const { data } = (await move(id, 'approve')).json
  const begun = Math.floor(Date.parse(data.approvedAt) / 1000) * 1000
  const end = async () => (Date.parse((await node(gid)).currentPeriodEnd) - begun) / 86_400_000
  expect(await end()).toBe(30)
  await pass('P31D')
  expect(await end()).toBe(60)
  await pass('P95D')
  expect(await end()).toBe(150)
  await move(id, 'freeze')
  await pass('P60D')
  expect([await end(), (await node(gid)).subStatus]).toEqual([150, 'FROZEN'])
  await move(id, 'unfreeze')
  expect([await end(), (await node(gid)).subStatus]).toEqual([210, 'ACTIVE'])
})

test('the last approved subscription replaces the previous one, immediately or at the end of its period', async () => {
  const { subscribe, move, node, pass, ask } = await setup()
  const basic = await subscribe('Basic', '20.99')
  await move(basic.id, 'approve')
  const premium = await subscribe('Premium', '70.99', 'APPLY_IMMEDIATELY')
  await move(premium.id, 'approve')
  expect([(await node(basic.gid)).subStatus, (await node(premium.gid)).subStatus]).toEqual(['CANCELLED', 'ACTIVE'])
  const lower = await subscribe('Basic', '20.99', 'APPLY_ON_NEXT_BILLING_CYCLE')
  await move(lower.id, 'approve')
  expect((await ask(SWEEP)).json.data.currentAppInstallation.activeSubscriptions).toMatchObject([{ name: 'Premium' }])
  const { currentPeriodEnd } = await node(premium.gid)
  await pass('P30D')
  expect(await node(premium.gid)).toMatchObject({ subStatus: 'CANCELLED', currentPeriodEnd: null })
  expect(await node(lower.gid)).toMatchObject({
    subStatus: 'ACTIVE',
    currentPeriodEnd: new Date(Date.parse(currentPeriodEnd) + 30 * 86_400_000).toISOString().replace('.000Z', 'Z'),
  })
})

test('a shop can replace a deferred subscription immediately, with the period carried over', async () => {
  const { subscribe, move, node, control } = await setup()
  await control('POST', '/billing', { shop: STORE, deferral: 'at-once' })
  const premium = await subscribe('Premium', '70.99')
  await move(premium.id, 'approve')
  const { currentPeriodEnd } = await node(premium.gid)
  const lower = await subscribe('Basic', '20.99', 'APPLY_ON_NEXT_BILLING_CYCLE')
  await move(lower.id, 'approve')
  expect((await node(premium.gid)).subStatus).toBe('CANCELLED')
  expect(await node(lower.gid)).toMatchObject({ subStatus: 'ACTIVE', currentPeriodEnd })
})

test('an approved charge with a failed payment stays pending until it is paid', async () => {
  const { buy, move, node, pass, sandbox } = await setup()
  const { gid, id, page } = await buy()
  await move(id, 'stick')
  const back = await press(sandbox.url + page, { decision: 'approve' })
  expect(back.headers.get('location')).toBe(`https://app.example/back?charge_id=${id}`)
  await pass('P5D')
  expect((await node(gid)).purchaseStatus).toBe('PENDING')
  await move(id, 'unstick')
  expect((await node(gid)).purchaseStatus).toBe('ACTIVE')
})

test('an invalid name, URL or price is refused in the response, and no charge is created', async () => {
  const { subscribe, buy, control } = await setup()
  const refused = [
    await subscribe(' ', '20.99'),
    await subscribe('Basic', '20.99', 'STANDARD', { returnUrl: 'nowhere' }),
    await subscribe('Basic', '0'),
    await subscribe('Basic', '20.99', 'STANDARD', { lineItems: [] }),
    await buy('-1'),
  ]
  expect(refused.map(({ errors }) => errors[0].field[0])).toEqual(['name', 'returnUrl', 'price', 'lineItems', 'price'])
  expect((await control('GET', `/charges?shop=${STORE}`)).json.data).toEqual([])
})

test('a charge belongs to one shop, and only an active one can be canceled', async () => {
  const { subscribe, node, ask, move } = await setup()
  const { gid, id } = await subscribe('Basic', '20.99')
  expect(await node(gid, OTHER)).toBeNull()
  const cancel = async (shop = STORE) => (await ask(CANCEL, { id: gid }, shop)).json.data.appSubscriptionCancel
  expect((await cancel()).userErrors).toHaveLength(1)
  await move(id, 'approve')
  expect((await cancel(OTHER)).userErrors).toHaveLength(1)
  expect(await cancel()).toEqual({ appSubscription: { id: gid, status: 'CANCELLED' }, userErrors: [] })
})

test('every status change sends a signed webhook, which can be repeated with its id or in an earlier status', async () => {
  const { subscribe, move, hear } = await setup()
  const hooks = await listener()
  await hear('APP_SUBSCRIPTIONS_UPDATE', hooks.url)
  const { gid, id } = await subscribe('Basic', '20.99')
  await move(id, 'approve')
  const [received] = await hooks.received(1)
  const { app_subscription: body } = JSON.parse(received!.body)
  expect(body).toMatchObject({
    admin_graphql_api_id: gid,
    status: 'ACTIVE',
    admin_graphql_api_shop_id: 'gid://shopify/Shop/9',
    currency: 'USD',
    price: '20.99',
    interval: 'every_30_days',
  })
  expect(body.updated_at).toMatch(/T\d\d:\d\d:\d\d-0[45]:00$/)
  expect(received!.headers).toMatchObject({
    'x-shopify-topic': 'app_subscriptions/update',
    'x-shopify-hmac-sha256': createHmac('sha256', 'sh-secret').update(received!.body).digest('base64'),
  })
  await move(id, 'deliver', { times: 2 })
  const all = await hooks.received(3)
  expect(new Set(all.map(({ headers }) => headers['x-shopify-webhook-id'])).size).toBe(1)
  await move(id, 'deliver', { status: 'DECLINED', fresh: true })
  const stale = (await hooks.received(4))[3]!
  expect(JSON.parse(stale.body).app_subscription.status).toBe('DECLINED')
  await move(id, 'freeze', { webhook: 'twice' })
  expect(await hooks.received(6)).toHaveLength(6)
})

test('a one-time purchase has its own webhook topic, and uninstalling ends active subscriptions', async () => {
  const { subscribe, buy, move, hear, control } = await setup()
  const hooks = await listener()
  await hear('APP_PURCHASES_ONE_TIME_UPDATE', hooks.url)
  const pack = await buy()
  await move(pack.id, 'approve')
  const [received] = await hooks.received(1)
  expect(JSON.parse(received!.body).app_purchase_one_time).toMatchObject({
    admin_graphql_api_id: pack.gid,
    status: 'ACTIVE',
  })
  const plan = await subscribe('Basic', '20.99')
  await move(plan.id, 'approve')
  await control('POST', '/uninstall', { shop: STORE })
  expect((await control('GET', `/charges/${plan.id}`)).json.data.status).toBe('CANCELLED')
})
