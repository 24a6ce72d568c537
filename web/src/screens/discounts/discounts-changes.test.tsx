import type { Discount } from '@bizamply/contract/discounts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { formats } from '../../lib/formats.ts'
import { instantIn } from '../../lib/zoned-time.ts'
import { aConnection, aConnectionList } from '../../testing/comments.ts'
import { aDiscount, discountsAnswer } from '../../testing/discounts.ts'
import { refusal, type SeenCall } from '../../testing/fake-server.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { startConsole, where } from '../../testing/start-console.tsx'

const sorry = aDiscount(1, { title: 'Sorry', code: 'SORRY15' })
const put = `PUT /api/discounts/${sorry.id}`
const post = 'POST /api/discounts'

/** A fake shop whose one discount changes with the calls. */
async function show(more: Parameters<typeof responsesServer>[1], address: string, given: Discount = sorry) {
  const list = aConnectionList()
  const { shopify, ...others } = list.connections
  const connections = { ...others, shopify: { ...shopify, connected: true, data: [aConnection()] } }
  let now = given
  const become = (change: Partial<Discount>) => {
    now = { ...now, ...change }
    return ok(now)
  }
  const server = responsesServer(
    { connections: { ...list, connections } },
    {
      'GET /api/discounts': () => discountsAnswer([now]),
      [`PUT /api/discounts/${given.id}`]: ({ body }) => become(body as Partial<Discount>),
      [`POST /api/discounts/${given.id}/pause`]: () => become({ status: 'paused' }),
      [`POST /api/discounts/${given.id}/resume`]: () => become({ status: 'active' }),
      ...more,
    },
  )
  await startConsole(address)
  return server
}

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const bodyOf = (server: { calls: (name: string) => SeenCall[] }, name: string) => server.calls(name).at(-1)?.body
const rewrite = async (field: HTMLElement, words: string) => {
  await userEvent.clear(field)
  if (words) await userEvent.type(field, words)
}
const choose = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: /^More actions for / }))
  await userEvent.click(await screen.findByRole('menuitem', { name }))
}

beforeEach(() => void vi.setSystemTime('2026-11-21T13:05:00Z'))

test('an edit sends only changed fields and shows the shop’s response', async () => {
  const server = await show({}, '/loyalty-manager')
  await userEvent.click(await screen.findByRole('link', { name: 'Edit Sorry' }))
  const edit = await dialog('Edit Discount')
  expect(where()).toBe(`/loyalty-manager?edit=${sorry.id}`)
  expect(edit.getByText('Code SORRY15. Used in 60 orders, $512.30 saved.')).toBeTruthy()
  expect(edit.getByLabelText<HTMLSelectElement>('Type').disabled).toBe(true)
  expect(edit.getByRole('button', { name: /^Ends At: / })).toBeTruthy()
  await rewrite(edit.getByLabelText('Title'), 'We are sorry')
  await rewrite(edit.getByLabelText('Usage Limit'), '')
  await userEvent.click(edit.getByRole('button', { name: 'Update' }))
  expect(await screen.findByText('Discount updated')).toBeTruthy()
  expect(bodyOf(server, put)).toEqual({ title: 'We are sorry', usage_limit: null })
  await waitFor(() => expect(where()).toBe('/loyalty-manager'))
  const table = await screen.findByRole('table', { name: 'Discounts' })
  expect(within(table).getByText('We are sorry')).toBeTruthy()
  expect(within(table).getByText('No limit')).toBeTruthy()
})

test('invalid values show an error at their field before any call', async () => {
  const server = await show({}, `/loyalty-manager?edit=${sorry.id}`)
  const edit = await dialog('Edit Discount')
  await rewrite(edit.getByLabelText('Title'), ' ')
  await rewrite(edit.getByLabelText('Amount'), '120')
  await rewrite(edit.getByLabelText('Usage Limit'), '0')
  await userEvent.selectOptions(edit.getByLabelText('Status'), 'Scheduled')
  await userEvent.click(edit.getByRole('button', { name: 'Update' }))
  expect(await edit.findByText('Title is required')).toBeTruthy()
  for (const words of [
    'Enter a number from 1 to 100',
    'Enter a whole number from 1 to 100,000',
    'A scheduled discount must start in the future',
  ])
    expect(edit.getByText(words)).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(edit.getByLabelText('Title')))
  expect(server.calls(put)).toEqual([])
})

test('an error from the shop shows at its field, and the dialog keeps the input', async () => {
  const server = await show(
    {
      [put]: (_, times) =>
        times === 1
          ? refusal(502, 'PLATFORM_REFUSED', 'Your store isn’t responding right now. Nothing changed.')
          : {
              status: 400,
              body: {
                code: 'BAD_REQUEST',
                message: 'The request isn’t valid.',
                errors: [{ path: 'ends_at', message: 'Shopify says: Ends at is odd.' }],
              },
            },
    },
    `/loyalty-manager?edit=${sorry.id}`,
  )
  const edit = await dialog('Edit Discount')
  await rewrite(edit.getByLabelText('Amount'), '20')
  await userEvent.click(edit.getByRole('button', { name: 'Update' }))
  const panel = within(await edit.findByRole('alert'))
  expect(panel.getByText('Failed to update discount')).toBeTruthy()
  expect(panel.getByText('Your store isn’t responding right now. Nothing changed.')).toBeTruthy()
  expect(edit.getByLabelText<HTMLInputElement>('Amount').value).toBe('20')
  await userEvent.click(edit.getByRole('button', { name: 'Update' }))
  expect(await edit.findByText('Shopify says: Ends at is odd.')).toBeTruthy()
  expect(edit.getByText('Failed to update discount')).toBeTruthy()
  expect(server.calls(put)).toHaveLength(2)
})

test('a new discount is created once in the shop, as entered', async () => {
  const server = await show({ [post]: () => ok(aDiscount(2, { code: 'WINTER-5' })) }, '/loyalty-manager')
  await userEvent.click(await screen.findByRole('button', { name: 'Create discount' }))
  const create = await dialog('Create discount')
  await userEvent.selectOptions(create.getByLabelText('Type'), 'Fixed amount')
  await userEvent.type(create.getByLabelText('Amount'), '5.50')
  await userEvent.type(create.getByLabelText('Code'), 'winter-5')
  await userEvent.type(create.getByLabelText('Usage Limit'), '40')
  await userEvent.click(create.getByRole('button', { name: 'Create discount' }))
  expect(await screen.findByText('WINTER-5 created in your store')).toBeTruthy()
  expect(bodyOf(server, post)).toEqual({
    type: 'fixed_amount',
    amount: 5.5,
    code: 'WINTER-5',
    usageLimit: 40,
    endsAt: null,
  })
  expect(server.calls(post)).toHaveLength(1)
  await waitFor(() => expect(where()).toBe('/loyalty-manager'))
})

test('start and end come from a calendar and a time, in the user’s timezone', async () => {
  const server = await show({ [post]: () => ok(aDiscount(2, { code: 'WINTER-5' })) }, '/loyalty-manager?edit=new')
  const create = await dialog('Create discount')
  expect(create.queryByLabelText('Starts At, time')).toBeNull()
  await userEvent.type(create.getByLabelText('Percent'), '15')
  const pick = async (field: string, day: RegExp) => {
    await userEvent.click(create.getByRole('button', { name: field }))
    const calendar = within(await screen.findByRole('dialog', { name: field.split(':')[0] ?? '' }))
    await userEvent.click(calendar.getByRole('button', { name: day }))
  }
  await userEvent.click(create.getByRole('button', { name: 'Starts At: Right away' }))
  const today = await screen.findByRole('button', { name: /November 21/ })
  await waitFor(() => expect(document.activeElement).toBe(today))
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Enter}')
  expect(create.getByRole('button', { name: 'Starts At: Nov 24, 2026' })).toBeTruthy()
  await userEvent.selectOptions(create.getByLabelText('Starts At, time'), '9:30 AM')
  await pick('Ends At: No end', /November 30/)
  expect(create.getByLabelText<HTMLSelectElement>('Ends At, time').value).toBe('23:59')
  await userEvent.click(create.getByRole('button', { name: 'Create discount' }))
  await waitFor(() => expect(server.calls(post)).toHaveLength(1))
  expect(bodyOf(server, post)).toMatchObject({
    startsAt: instantIn(formats.get().timeZone, '2026-11-24T09:30').toISOString(),
    endsAt: instantIn(formats.get().timeZone, '2026-11-30T23:59').toISOString(),
  })
})

test('retries use the same key until the shop accepts or rejects the discount', async () => {
  const server = await show(
    {
      [post]: (_, times) =>
        times === 1
          ? new TypeError('network')
          : {
              status: 400,
              body: {
                code: 'BAD_REQUEST',
                message: 'The request isn’t valid.',
                errors: [{ path: 'code', message: 'Shopify says: Code must be unique.' }],
              },
            },
    },
    '/loyalty-manager?edit=new',
  )
  const create = await dialog('Create discount')
  await userEvent.type(create.getByLabelText('Percent'), '15')
  await userEvent.type(create.getByLabelText('Code'), 'TWICE')
  const press = () => userEvent.click(create.getByRole('button', { name: 'Create discount' }))
  await press()
  expect(await create.findByText('Couldn’t create the discount')).toBeTruthy()
  await press()
  expect(await create.findByText('Shopify says: Code must be unique.')).toBeTruthy()
  await press()
  await waitFor(() => expect(server.calls(post)).toHaveLength(3))
  const keys = server.calls(post).map(({ headers }) => headers.get('idempotency-key'))
  expect(keys[0]).toBe(keys[1])
  expect(keys[2]).not.toBe(keys[1])
})

test('pausing can be undone', async () => {
  const server = await show({}, '/loyalty-manager')
  await choose('Pause')
  expect(await screen.findByText('Discount paused')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Paused 1' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Discount resumed')).toBeTruthy()
  expect(server.calls(`POST /api/discounts/${sorry.id}/resume`)).toHaveLength(1)
})

test('ending asks for confirmation, and Undo restores the original end date', async () => {
  const server = await show({}, '/loyalty-manager')
  await choose('End now')
  const asks = within(await screen.findByRole('alertdialog', { name: 'End “Sorry”?' }))
  expect(asks.getByText('The code SORRY15 stops working in your store right away.')).toBeTruthy()
  await userEvent.click(asks.getByRole('button', { name: 'End discount' }))
  expect(await screen.findByText('Discount ended')).toBeTruthy()
  expect(bodyOf(server, put)).toEqual({ status: 'expired' })
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Discount restored')).toBeTruthy()
  expect(bodyOf(server, put)).toEqual({ status: 'active', ends_at: sorry.ends_at })
})

test('a discount that can be changed only in the shop has a pencil that says so', async () => {
  await show(
    {},
    '/loyalty-manager',
    aDiscount(1, { title: 'Two for one', type: 'buy_x_get_y', amount: null, editable: false }),
  )
  const pencil = await screen.findByRole('button', { name: 'Edit Two for one' })
  expect(pencil.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText('You can only change this discount type in Shopify')).toBeTruthy()
})

test('a discount that no longer exists closes its dialog', async () => {
  await show({}, '/loyalty-manager?edit=01a1fe39-f086-7359-addc-00000000ffff')
  expect(await screen.findByText('This discount is no longer in your store.')).toBeTruthy()
  await waitFor(() => expect(where()).toBe('/loyalty-manager'))
})

test('Esc asks before it discards a discount that was changed', async () => {
  await show({}, `/loyalty-manager?edit=${sorry.id}`)
  await rewrite((await dialog('Edit Discount')).getByLabelText('Title'), 'Thanks')
  await userEvent.keyboard('{Escape}')
  expect(await screen.findByRole('alertdialog', { name: 'Discard changes?' })).toBeTruthy()
  expect(where()).toBe(`/loyalty-manager?edit=${sorry.id}`)
})
