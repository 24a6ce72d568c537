import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aComment } from '../../testing/comments.ts'
import { responsesServer } from '../../testing/responses-server.ts'
import { row } from '../../testing/rows.ts'
import { startConsole } from '../../testing/start-console.tsx'

const region = () => document.querySelector('[data-announcer]')
/** What the live region says from now on, without what it was told before. */
function listen(): string[] {
  const said: string[] = []
  const note = () => region()?.textContent && said.push(region()?.textContent?.trim() ?? '')
  new MutationObserver(note).observe(document.body, { childList: true, characterData: true, subtree: true })
  return said
}
const saying = (words: string) => waitFor(() => expect(region()?.textContent?.trim()).toBe(words))

test('a screen reader is told once how many are selected, when the user has changed it', async () => {
  responsesServer({ comments: [aComment(1), aComment(2), aComment(3)] })
  await startConsole('/responses')
  await row('Customer 3')
  const said = listen()
  await userEvent.keyboard('jxjxjx')
  await saying('3 selected')
  expect(new Set(said)).toEqual(new Set(['3 selected']))
  await userEvent.keyboard('x')
  await saying('2 selected')
  await userEvent.keyboard('{Escape}')
  await saying('0 selected')
  expect(screen.queryByRole('region', { name: 'Selected reviews' })).toBeNull()
})
