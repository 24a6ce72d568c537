import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { inEnglish } from '../../../testing/in-english.tsx'
import { QuickActions, type QuickActionsProps } from './quick-actions.tsx'

const show = (given: Partial<QuickActionsProps>) => {
  const props = { onDraft: vi.fn<() => void>(), onSend: vi.fn<() => void>(), onReport: vi.fn<() => void>() }
  inEnglish(
    <QuickActions
      place="title"
      pending={0}
      drafts={0}
      span="from the last 7 days"
      disconnected={null}
      prices={{ generateCredits: 2, sendCredits: 1, whatsappExtraCredits: 1 }}
      running={null}
      {...props}
      {...given}
    />,
  )
  return props
}
const draft = /^Generate 138 replies\s*276 credits$/
const send = /^Send 74 drafts\s*74 credits$/
const look = (name: string | RegExp) => screen.getByRole('button', { name }).className
const names = () =>
  screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent)

test('drafting and sending are offered with their prices, and say which reviews they cover', async () => {
  const { onDraft, onSend } = show({ pending: 138, drafts: 74 })
  const button = screen.getByRole('button', { name: draft, description: '138 new reviews from the last 7 days' })
  await userEvent.click(button)
  expect(onDraft).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('button', { name: send }))
  expect(onSend).toHaveBeenCalledOnce()
  expect(look(draft)).toContain('bg-accent')
  expect(look(send)).not.toContain('bg-accent')
  expect(names()).toEqual(['New report', expect.stringMatching(/^Send/), expect.stringMatching(/^Generate/)])
})

test.each([
  ['offline', 'You’re offline'],
  ['stale', 'Live connection lost. Try again in a moment.'],
] as const)('while %s, neither can start, and both say why', async (disconnected, description) => {
  const { onDraft, onSend } = show({ pending: 138, drafts: 74, disconnected })
  for (const name of [draft, send]) {
    const button = screen.getByRole('button', { name, description })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(button)
  }
  expect(onDraft).not.toHaveBeenCalled()
  expect(onSend).not.toHaveBeenCalled()
})

test('in the footer, the primary button comes first', () => {
  show({ place: 'foot', pending: 138, drafts: 74 })
  expect(names()).toEqual([expect.stringMatching(draft), expect.stringMatching(send), 'New report'])
})

test('where there is little room, both buttons are only visually shortened, and both keep their price', () => {
  show({ place: 'foot', isShort: true, pending: 138, drafts: 74 })
  for (const name of [draft, send]) expect(screen.getByRole('button', { name })).toBeTruthy()
  expect(screen.getByText('replies').className).toBe('sr-only')
  expect(screen.getByText('drafts').className).toBe('sr-only')
})

test('a single action is the filled button', () => {
  show({ place: 'foot', drafts: 3 })
  expect(screen.queryByRole('button', { name: /^Draft/ })).toBeNull()
  expect(look(/^Send 3 drafts\s*3 credits$/)).toContain('bg-accent')
})

test('an unknown price isn’t shown', () => {
  show({ pending: 1, prices: undefined })
  expect(screen.getByRole('button', { name: 'Generate 1 reply' })).toBeTruthy()
})

test('without pending reviews or drafts, nothing is shown', () => {
  show({})
  expect(screen.queryByRole('region')).toBeNull()
})

test('while a job runs, its progress replaces the buttons', () => {
  show({ pending: 5, running: <p>Sending replies... 12 of 138</p> })
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('region', { name: 'Quick actions' }).textContent).toBe('Sending replies... 12 of 138')
})

test('on a small phone, the price is below the words, so that the footer has one row', () => {
  show({ place: 'foot', pending: 138, drafts: 74, isShort: true })
  expect(look(draft)).toContain('max-[359px]:*:flex-col')
  expect(screen.getByText('Reviews from the last 7 days').className).toContain('max-sm:sr-only')
})
