import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { inEnglish } from '../../../testing/in-english.tsx'
import { QuickActions, type QuickActionsProps } from './quick-actions.tsx'

const show = (given: Partial<QuickActionsProps>) => {
  const props = { onAnswer: vi.fn(), onSend: vi.fn(), onReport: vi.fn() }
  inEnglish(
    <QuickActions
      pending={0}
      drafts={0}
      generateCredits={2}
      running={null}
      jobLink={(words) => <a href="/responses">{words}</a>}
      {...props}
      {...given}
    />,
  )
  return props
}
const answer = /^Draft 138 new\s*276 credits$/
const look = (name: string | RegExp) => screen.getByRole('button', { name }).className

test('generating and sending are offered, with the price of generating', async () => {
  const { onAnswer, onSend } = show({ pending: 138, drafts: 74 })
  await userEvent.click(screen.getByRole('button', { name: answer }))
  expect(onAnswer).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('button', { name: 'Send 74' }))
  expect(onSend).toHaveBeenCalledOnce()
  expect(look(answer)).toContain('bg-accent')
  expect(look('Send 74')).not.toContain('bg-accent')
})

test('a single action is the filled button', () => {
  show({ drafts: 3 })
  expect(screen.queryByRole('button', { name: /^Draft/ })).toBeNull()
  expect(look('Send 3')).toContain('bg-accent')
})

test('an unknown price isn’t shown', () => {
  show({ pending: 1, generateCredits: undefined })
  expect(screen.getByRole('button', { name: 'Draft 1 new' })).toBeTruthy()
})

test('without pending reviews or drafts, nothing is shown', () => {
  show({})
  expect(screen.queryByRole('region')).toBeNull()
})

test('while a job runs, its progress and a link to it are shown', () => {
  show({ pending: 5, running: { action: 'generate', done: 12, total: 138 } })
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('Generating responses...')
  expect(screen.getByText('12 of 138')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'View' })).toBeTruthy()
})
