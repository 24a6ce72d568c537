import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { generate, writingServer } from '../../testing/editor.ts'
import { openReview } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

describe('the focus after asking for a change by keyboard', () => {
  const typeOn = async () => {
    await userEvent.keyboard('na')
    expect(document.activeElement?.tagName).not.toBe('BODY')
  }

  test.each(['Shorter', 'French', 'instruction'])('%s: what is typed next isn’t taken for shortcuts', async (way) => {
    const { calls, seen } = writingServer('Merci.')
    await startConsole('/responses?status=draft')
    await openReview('Customer 1')
    const area = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your reply' })
    if (way === 'Shorter') screen.getByRole('button', { name: 'Shorter' }).focus()
    if (way === 'French') {
      screen.getByRole('button', { name: 'Translate' }).focus()
      await userEvent.keyboard('{Enter}')
      ;(await screen.findByRole('menuitem', { name: 'French' })).focus()
    }
    if (way === 'instruction') {
      await userEvent.click(screen.getByRole('button', { name: 'Instructions' }))
      await userEvent.keyboard('offer a repair')
    }
    await userEvent.keyboard('{Enter}')
    await typeOn()
    await waitFor(() => expect(calls(generate)).toHaveLength(1))
    await typeOn()
    await waitFor(() => expect(area.value).toContain('Merci.'))
    await typeOn()
    expect(seen.filter(({ path }) => /triage|assign/.test(path) && !path.endsWith('assignees'))).toEqual([])
  })
})
