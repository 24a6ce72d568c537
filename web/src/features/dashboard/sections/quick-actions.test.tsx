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

test('answer what is new, with its price, and send what is written', async () => {
  const { onAnswer, onSend } = show({ pending: 138, drafts: 74 })
  await userEvent.click(screen.getByRole('button', { name: answer }))
  expect(onAnswer).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('button', { name: 'Send 74' }))
  expect(onSend).toHaveBeenCalledOnce()
  expect(look(answer)).toContain('bg-accent')
  expect(look('Send 74')).not.toContain('bg-accent')
})

test('only what there is to do is offered, and it is the filled one', () => {
  show({ drafts: 3 })
  expect(screen.queryByRole('button', { name: /^Draft/ })).toBeNull()
  expect(look('Send 3')).toContain('bg-accent')
})

test('a price that is not known is not said', () => {
  show({ pending: 1, generateCredits: undefined })
  expect(screen.getByRole('button', { name: 'Draft 1 new' })).toBeTruthy()
})

test('nothing stands there when there is nothing to do', () => {
  show({})
  expect(screen.queryByRole('region')).toBeNull()
})

test('while a job runs it says how far that is, and where to see it', () => {
  show({ pending: 5, running: { action: 'generate', done: 12, total: 138 } })
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('Generating responses...')
  expect(screen.getByText('12 of 138')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'View' })).toBeTruthy()
})
