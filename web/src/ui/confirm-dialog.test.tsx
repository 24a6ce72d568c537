import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { inEnglish } from '../testing/in-english.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

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
