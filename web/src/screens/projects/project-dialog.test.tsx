import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refusal } from '../../testing/fake-server.ts'
import { aPage, aProject, id, listCall, oneCall, projectList } from '../../testing/projects.ts'
import { pageOf } from '../../testing/reports.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { startConsole, where } from '../../testing/start-console.tsx'

// Dates without a year are of this year.
beforeEach(() => void vi.setSystemTime('2026-11-21T13:05:12Z'))
afterEach(() => void vi.useRealTimers())

const create = 'POST /api/projects'
const products = pageOf([{ id: id(90), name: 'Canvas Backpack' }])

async function open(address: string, more: Parameters<typeof responsesServer>[1] = {}) {
  const server = responsesServer(
    {},
    {
      [listCall]: projectList([aProject()]),
      'GET /api/analytics/products': products,
      'GET /api/projects/preview': ok({ comments: 123, pending: 14, from: '2026-08-25' }),
      [oneCall]: ok(aPage()),
      ...more,
    },
  )
  await startConsole(address)
  return { ...server, dialog: within(await screen.findByRole('dialog')) }
}

test('a link fills in the dialog, which shows how many comments it will link and opens the new project', async () => {
  const alert = id(7)
  const { dialog, calls } = await open(
    `/projects?new=true&topic=zip&product=${id(90)}&alert=${alert}&name=Zip%20again`,
    { [create]: () => ok(aPage({ name: 'Zip again' })) },
  )
  expect(dialog.getByLabelText<HTMLInputElement>('Name').value).toBe('Zip again')
  expect(await dialog.findByText('123 reviews since Aug 25, 2026, 14 waiting for a reply')).toBeTruthy()
  expect(calls('GET /api/projects/preview')[0]?.query.get('topics')).toBe('zip')
  expect(await dialog.findByRole('button', { name: 'Remove Zipper' })).toBeTruthy()
  await userEvent.click(dialog.getByText('More options'))
  dialog.getByRole('button', { name: 'Add a member' }).focus()
  await userEvent.keyboard('{Enter}Mar{Enter}')
  expect(dialog.getByRole('button', { name: 'Remove Mara Lind' })).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Due date: No due date' }))
  const calendar = within(await screen.findByRole('dialog', { name: 'Due date' }))
  await userEvent.click(calendar.getByRole('button', { name: /December 4/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Create project' }))
  await waitFor(() => expect(where()).toBe(`/projects/${id(1)}`))
  expect(calls(create)[0]?.body).toMatchObject({
    name: 'Zip again',
    topics: ['zip'],
    products: [id(90)],
    ownerId: 'user-1',
    team: ['01a1fe39-f086-7359-addd-0000000000bb'],
    dueOn: '2026-12-04',
    countFrom: null,
    status: 'planning',
    alertId: alert,
  })
})

test('a name is required; errors from the server show at their field and keep the input', async () => {
  const { dialog, calls } = await open('/projects?new=true', {
    [create]: {
      status: 400,
      body: {
        code: 'BAD_REQUEST',
        message: 'Count from a day within the last two years',
        errors: [{ path: 'countFrom', message: 'Count from a day within the last two years' }],
      },
    },
  })
  await userEvent.click(dialog.getByRole('button', { name: 'Create project' }))
  expect(await dialog.findByText('Enter a name')).toBeTruthy()
  expect(calls(create)).toHaveLength(0)
  await userEvent.type(dialog.getByLabelText('Name'), 'Zip')
  const more = dialog.getByText('More options').closest('details')
  expect(more?.open).toBe(false)
  await userEvent.click(dialog.getByRole('button', { name: 'Create project' }))
  expect(await dialog.findByText('Count from a day within the last two years')).toBeTruthy()
  expect(more?.open).toBe(true)
  expect(dialog.getByLabelText<HTMLInputElement>('Name').value).toBe('Zip')
})

test('a missing name is reported once the user typed and removed one, not by passing the field', async () => {
  const { dialog } = await open('/projects?new=true')
  const name = dialog.getByLabelText<HTMLInputElement>('Name')
  await userEvent.click(name)
  await userEvent.tab()
  expect(dialog.queryByText('Enter a name')).toBeNull()
  await userEvent.type(name, 'Z{Backspace}')
  await userEvent.tab()
  expect(await dialog.findByText('Enter a name')).toBeTruthy()
})

test('products are added from a search and removed; all are included while none is added', async () => {
  const { dialog, calls } = await open('/projects?new=true')
  expect(dialog.getByText('Leave blank for all products with the topics above.')).toBeTruthy()
  const add = dialog.getByRole('button', { name: 'Add a product' })
  await userEvent.click(add)
  await userEvent.type(screen.getByRole('combobox', { name: 'Find a product' }), 'canvas')
  await waitFor(() => expect(calls('GET /api/analytics/products').at(-1)?.query.get('search')).toBe('canvas'))
  await userEvent.click(await screen.findByRole('option', { name: 'Canvas Backpack' }))
  expect(document.activeElement).toBe(add)
  expect(dialog.queryByText('Leave blank for all products with the topics above.')).toBeNull()
  await userEvent.click(add)
  expect(await screen.findByText('No matching products to add.')).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(dialog.getByRole('button', { name: 'Remove Canvas Backpack' }))
  expect(dialog.getByText('Leave blank for all products with the topics above.')).toBeTruthy()
})

test('a failure shows an error and keeps the input; leaving asks for confirmation', async () => {
  const { dialog, calls } = await open('/projects?new=true', { [create]: refusal(500, 'INTERNAL', 'It broke.') })
  await userEvent.type(dialog.getByLabelText('Name'), 'Zip')
  await userEvent.click(dialog.getByRole('button', { name: 'Create project' }))
  expect(await dialog.findByText('Couldn’t save the project. It broke.')).toBeTruthy()
  // It may have been stored, so trying again repeats the same request.
  await userEvent.click(dialog.getByRole('button', { name: 'Create project' }))
  await waitFor(() => expect(calls(create)).toHaveLength(2))
  expect(await dialog.findByText('Couldn’t save the project. It broke.')).toBeTruthy()
  const keys = calls(create).map(({ headers }) => headers.get('idempotency-key'))
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0]])
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(where()).toBe('/projects'))
})

test('the dialog stays open while the project is saved, and keeps the input if that fails', async () => {
  let refuse: () => void = () => undefined
  const { dialog, calls } = await open('/projects?new=true', {
    [create]: () =>
      new Promise((resolve) => {
        refuse = () => resolve(refusal(500, 'INTERNAL', 'It broke.'))
      }),
  })
  await userEvent.type(dialog.getByLabelText('Name'), 'Zip')
  await userEvent.click(dialog.getByRole('button', { name: 'Create project' }))
  await waitFor(() => expect(calls(create)).toHaveLength(1))
  await userEvent.keyboard('{Escape}')
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  refuse()
  await screen.findByText('Couldn’t save the project. It broke.')
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Zip')
})
