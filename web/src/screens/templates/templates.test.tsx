import type { ReplyTemplate } from '@bizamply/contract/templates'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { nora, refusal } from '../../testing/fake-server.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { press } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

afterEach(() => vi.unstubAllGlobals())

const list = 'GET /api/templates'
const create = 'POST /api/templates'
const at = '2026-11-20T10:00:00Z'
const thanks: ReplyTemplate = {
  id: 't1',
  name: 'Thank You',
  text: 'Hi {customer}, thanks for {product}.',
  updatedAt: at,
}
const offer: ReplyTemplate = { id: 't2', name: 'Offer', text: 'Here is a code: {discount}', updatedAt: at }

describe('the list of templates', () => {
  test('lists and searches them, and says so when nothing matches', async () => {
    responsesServer({}, { [list]: ok([thanks, offer]) })
    await startConsole('/templates')
    expect(await screen.findByRole('heading', { name: 'Thank You' })).toBeTruthy()
    expect(screen.getByText('2 of 200 templates')).toBeTruthy()
    const search = screen.getByRole('searchbox', { name: 'Search templates' })
    await userEvent.type(search, 'CODE')
    expect(screen.queryByRole('heading', { name: 'Thank You' })).toBeNull()
    await userEvent.type(search, 'x')
    expect(screen.getByRole('heading', { name: 'No matching templates' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(screen.getByRole('heading', { name: 'Thank You' })).toBeTruthy()
  })

  test('explains templates when there are none, and starts the first one', async () => {
    responsesServer({}, { [list]: ok([]) })
    await startConsole('/templates')
    expect(await screen.findByRole('heading', { name: 'No templates yet' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Add Template' }))
    expect(await screen.findByRole('dialog', { name: 'New template' })).toBeTruthy()
  })

  test('shows why it fails to load, and Try Again reloads it', async () => {
    let broken = true
    responsesServer({}, { [list]: () => (broken ? refusal(500, 'INTERNAL', 'It broke.') : ok([thanks])) })
    await startConsole('/templates')
    expect(await screen.findByText('Couldn’t load templates. It broke.')).toBeTruthy()
    broken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('heading', { name: 'Thank You' })).toBeTruthy()
  })

  test('is read-only for viewers', async () => {
    responsesServer({ user: { ...nora, memberRole: 'viewer' } }, { [list]: ok([thanks]) })
    await startConsole('/templates')
    expect(await screen.findByRole('heading', { name: 'Thank You' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Add|Edit|Delete|^Thank You/ })).toBeNull()
    expect(screen.getByText(/^Your role can only view/)).toBeTruthy()
  })

  test('deletes a template immediately, and Undo restores it', async () => {
    const { calls } = responsesServer(
      {},
      {
        [list]: ok([thanks, offer]),
        'DELETE /api/templates/t1': { body: { success: true } },
        [create]: ok({ ...thanks, id: 't3' }),
      },
    )
    await startConsole('/templates')
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Thank You' }))
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Thank You' })).toBeNull())
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('heading', { name: 'Thank You' })).toBeTruthy()
    expect(calls(create)[0]?.body).toEqual({ name: 'Thank You', text: thanks.text })
  })

  test('a deleted template that fails to be restored can be tried again', async () => {
    const { calls } = responsesServer(
      {},
      {
        [list]: ok([thanks]),
        'DELETE /api/templates/t1': { body: { success: true } },
        [create]: (_call, times) => (times === 1 ? refusal(500, 'INTERNAL', 'It broke.') : ok({ ...thanks, id: 't3' })),
      },
    )
    await startConsole('/templates')
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Thank You' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Couldn’t restore Thank You. It broke.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('heading', { name: 'Thank You' })).toBeTruthy()
    expect(calls(create)[1]?.body).toEqual({ name: 'Thank You', text: thanks.text })
  })

  test('keeps a template that fails to delete, and shows the reason', async () => {
    responsesServer({}, { [list]: ok([thanks]), 'DELETE /api/templates/t1': refusal(500, 'INTERNAL', 'It broke.') })
    await startConsole('/templates')
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Thank You' }))
    expect(await screen.findByText('Couldn’t delete Thank You. It broke.')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Thank You' })).toBeTruthy()
  })
})

describe('writing a template', () => {
  const open = async () => {
    await startConsole('/templates')
    await userEvent.click(await screen.findByRole('button', { name: 'Add Template' }))
    return screen.findByRole('dialog', { name: 'New template' })
  }

  test('inserts variables, shows a preview, names what can’t be filled, and saves', async () => {
    const { calls } = responsesServer(
      {},
      { [list]: ok([thanks]), [create]: ({ body }) => ok({ id: 't9', updatedAt: at, ...(body as object) }) },
    )
    const dialog = await open()
    await press(dialog, 'Save template')
    expect(within(dialog).getByText('Enter a name.')).toBeTruthy()
    expect(within(dialog).getByText('Enter the text.')).toBeTruthy()
    await userEvent.type(within(dialog).getByLabelText('Name'), 'Late')
    const text = within(dialog).getByLabelText<HTMLTextAreaElement>('Text')
    await userEvent.type(text, 'Sorry, ')
    await press(dialog, 'Insert Customer name')
    expect(text.value).toBe('Sorry, {customer}')
    expect(within(dialog).getByText('Sorry, Jonas')).toBeTruthy()
    await userEvent.click(text)
    await userEvent.paste(' {coupon}')
    expect(within(dialog).getByText(/^\{coupon\} isn’t a valid placeholder/)).toBeTruthy()
    await userEvent.clear(text)
    await userEvent.paste('{coupon} {order}')
    expect(within(dialog).getByText(/^\{coupon\}, \{order\} aren’t valid placeholders/)).toBeTruthy()
    await userEvent.clear(text)
    await userEvent.paste('Sorry, {customer}.')
    await press(dialog, 'Save template')
    expect(await screen.findByRole('heading', { name: 'Late' })).toBeTruthy()
    expect(calls(create)[0]?.body).toEqual({ name: 'Late', text: 'Sorry, {customer}.' })
  })

  test('shows a duplicate name at its field; leaving asks for confirmation', async () => {
    const taken = refusal(409, 'CONFLICT', 'A template named Thank You is there already.')
    responsesServer({}, { [list]: ok([thanks]), [create]: taken })
    const dialog = await open()
    await userEvent.type(within(dialog).getByLabelText('Name'), 'Thank You')
    await userEvent.type(within(dialog).getByLabelText('Text'), 'x')
    await press(dialog, 'Save template')
    expect(await within(dialog).findByText('A template named Thank You is there already.')).toBeTruthy()
    await userEvent.keyboard('{Escape}')
    await press(await screen.findByRole('alertdialog', { name: 'Discard changes?' }), 'Discard')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('on a phone, a row’s menu has Edit and Delete', async () => {
    const wide = window.matchMedia
    vi.stubGlobal('matchMedia', (media: string) => Object.assign(wide(media), { matches: media.includes('max-width') }))
    const { calls } = responsesServer(
      {},
      { [list]: ok([thanks]), 'DELETE /api/templates/t1': { body: { success: true } } },
    )
    await startConsole('/templates')
    const menu = () => screen.findByRole('button', { name: 'Actions for Thank You' })
    await userEvent.click(await menu())
    expect(screen.queryByRole('button', { name: 'Delete Thank You' })).toBeNull()
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    await press(await screen.findByRole('dialog', { name: 'Edit template' }), 'Cancel')
    await userEvent.click(await menu())
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    expect(await screen.findByText('Thank You deleted')).toBeTruthy()
    expect(calls('DELETE /api/templates/t1')).toHaveLength(1)
  })

  test('edits an existing template', async () => {
    const { calls } = responsesServer(
      {},
      { [list]: ok([thanks]), 'PUT /api/templates/t1': ({ body }) => ok({ ...thanks, ...(body as object) }) },
    )
    await startConsole('/templates')
    await userEvent.click(await screen.findByRole('button', { name: 'Thank You' }))
    const dialog = await screen.findByRole('dialog', { name: 'Edit template' })
    await userEvent.type(within(dialog).getByLabelText('Name'), ' all')
    await press(dialog, 'Save template')
    expect(await screen.findByRole('heading', { name: 'Thank You all' })).toBeTruthy()
    expect(calls('PUT /api/templates/t1')[0]?.body).toEqual({ name: 'Thank You all', text: thanks.text })
  })
})
