import type { Discount } from '@bizamply/contract/discounts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { aDraft } from '../../testing/comments.ts'
import { openEditor, save, versionOf } from '../../testing/editor.ts'
import { refusal } from '../../testing/fake-server.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { openReview, press } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

const templates = 'GET /api/templates'
const discounts = 'GET /api/discounts'
const make = 'POST /api/discounts'
const at = '2026-11-20T10:00:00Z'
const offer = { id: 't2', name: 'Offer', text: 'Hi {customer}, about {product}: {discount}', updatedAt: at }

const code = (name: string, more: Partial<Discount> = {}): Discount => ({
  id: name,
  code: name,
  title: name,
  type: 'percentage',
  amount: 15,
  currency: null,
  status: 'active',
  starts_at: null,
  ends_at: null,
  usage_limit: null,
  times_used: 0,
  commentId: null,
  handedOut: 0,
  orders: null,
  savings: null,
  editable: true,
  ...more,
})
const codes = (data: Discount[], problem: string | null = null) => ({
  body: { success: true, data, syncedAt: at, problem },
})

describe('templates in the editor', () => {
  test('are filled from the comment and inserted at the cursor; missing values are named and marked', async () => {
    const { calls } = responsesServer(
      { comments: [aDraft(1)] },
      { [templates]: ok([offer]), [save]: ({ body }) => ok(versionOf(2, body)) },
    )
    const { dialog, area } = await openEditor()
    area.setSelectionRange(0, area.value.length)
    await press(dialog, 'Templates')
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Offer/ }))
    expect(area.value).toBe('Hi Customer 1, about Morrow Kettle: {discount}')
    expect(await screen.findByText(/^Couldn’t fill in \{discount\}/)).toBeTruthy()
    expect(within(dialog).getByText('1 placeholder to fill in')).toBeTruthy()
    await waitFor(() => expect(calls(save)[0]?.body).toMatchObject({ how: 'template' }))
    area.focus()
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(area.value).toBe('Reply to customer 1')
  })

  test('go to the end, as their own paragraph, while the text was never entered', async () => {
    responsesServer(
      { comments: [aDraft(1)] },
      { [templates]: ok([offer]), [save]: ({ body }) => ok(versionOf(2, body)) },
    )
    await startConsole('/responses?status=draft')
    const pane = await openReview('Customer 1')
    const area = within(pane).getByRole<HTMLTextAreaElement>('textbox', { name: 'Your reply' })
    area.setSelectionRange(0, 0)
    await press(pane, 'Templates')
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Offer/ }))
    expect(area.value).toBe('Reply to customer 1\n\nHi Customer 1, about Morrow Kettle: {discount}')
  })

  test('are managed on their own page, which opens while the draft stays', async () => {
    responsesServer({ comments: [aDraft(1)] }, { [templates]: ok([offer]) })
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    const { dialog } = await openEditor()
    await press(dialog, 'Templates')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Manage Templates' }))
    expect(opened.mock.calls).toEqual([['/templates', '_blank', 'noopener']])
    expect(dialog.isConnected).toBe(true)
  })

  test('show an error in the menu if they fail to load, with a link to write one', async () => {
    responsesServer({ comments: [aDraft(1)] }, { [templates]: refusal(500, 'INTERNAL', 'It broke.') })
    const { dialog } = await openEditor()
    await press(dialog, 'Templates')
    expect(await screen.findByText('Couldn’t load templates. It broke.')).toBeTruthy()
    expect(screen.getByRole('menuitem', { name: 'Manage Templates' })).toBeTruthy()
    await userEvent.click(screen.getByRole('menuitem', { name: 'Add Template' }))
    expect(await screen.findByRole('dialog', { name: 'New template' })).toBeTruthy()
  })
})

describe('discounts in the editor', () => {
  test('list active codes with remaining uses, and fill the variable that needs one', async () => {
    const list = [code('SORRY15', { usage_limit: 200, times_used: 64 }), code('OLD', { status: 'expired' })]
    responsesServer(
      { comments: [aDraft(1, { updatedContent: 'As a thank-you: {discount}' })] },
      { [discounts]: codes(list), [save]: ({ body }) => ok(versionOf(2, body)) },
    )
    const { dialog, area } = await openEditor()
    await press(dialog, 'Add Discount')
    const item = await screen.findByRole('menuitem', { name: /^SORRY15/ })
    expect(item.textContent).toContain('15% off, no end, 136 of 200 left')
    expect(screen.queryByRole('menuitem', { name: /^OLD/ })).toBeNull()
    await userEvent.click(item)
    expect(area.value).toBe('As a thank-you: SORRY15')
    expect(within(dialog).queryByText('1 placeholder to fill in')).toBeNull()
  })

  test('create a new code for this customer, once, and insert it', async () => {
    const { calls } = responsesServer(
      { comments: [aDraft(1)] },
      {
        [discounts]: codes([]),
        [make]: ok(code('NEW-1', { usage_limit: 1 })),
        [save]: ({ body }) => ok(versionOf(2, body)),
      },
    )
    const { dialog, area } = await openEditor()
    await press(dialog, 'Add Discount')
    expect(await screen.findByText('No active codes in your store')).toBeTruthy()
    await userEvent.click(screen.getByRole('menuitem', { name: /^New code for Customer/ }))
    await waitFor(() => expect(area.value).toContain('NEW-1'))
    expect(calls(make)[0]?.body).toEqual({ percent: 15, days: 14, usageLimit: 1, commentId: aDraft(1)._id })
    expect(calls(make)[0]?.headers.get('idempotency-key')).toBeTruthy()
  })

  test('without a shop show a message; a failed code shows the reason, and the text stays', async () => {
    const reason = 'Connect your store to see its discounts.'
    responsesServer(
      { comments: [aDraft(1)] },
      { [discounts]: codes([], reason), [make]: refusal(409, 'NOT_CONNECTED', 'Connect your store first.') },
    )
    const { dialog, area } = await openEditor()
    await press(dialog, 'Add Discount')
    expect(await screen.findByText(reason)).toBeTruthy()
    await userEvent.click(screen.getByRole('menuitem', { name: /^New code/ }))
    expect(await screen.findByText('Couldn’t create the code. Connect your store first.')).toBeTruthy()
    expect(area.value).toBe('Reply to customer 1')
  })
})
