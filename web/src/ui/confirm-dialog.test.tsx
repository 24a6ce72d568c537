import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { inEnglish } from '../testing/in-english.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog, DialogContent } from './dialog.tsx'

const shown = { open: true, title: 'Remove it?', description: 'It’s gone then.', action: 'Remove' }

test.for([
  [true, 0],
  [false, 2],
] as const)(
  'a question closes with Esc or Cancel only before its answer is on its way (busy: %s)',
  async ([busy, times]) => {
    const onOpenChange = vi.fn<(open: boolean) => void>()
    inEnglish(<ConfirmDialog {...shown} busy={busy} onOpenChange={onOpenChange} onConfirm={() => undefined} />)
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(onOpenChange).toHaveBeenCalledTimes(times)
  },
)

function OpenedByState() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogContent title="Generate replies">Words</DialogContent>
      </Dialog>
    </>
  )
}

test('closing a dialog returns the focus to its opener, and scrolls nothing', async () => {
  inEnglish(<OpenedByState />)
  const opener = screen.getByRole('button', { name: 'Open' })
  await userEvent.click(opener)
  await screen.findByRole('dialog')
  const focus = vi.spyOn(opener, 'focus')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(opener))
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]])
})
