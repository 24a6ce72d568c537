import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { inEnglish } from '../../../testing/in-english.tsx'
import { TopicTable } from './topic-table.tsx'

test.each([
  ['good', { topicsGood: ['delivery'], topicsBad: ['size'] }],
  ['bad', { topicsGood: [], topicsBad: ['size', 'delivery'] }],
] as const)('typing or arrow keys find a topic, and only Enter adds it (%s)', async (added, change) => {
  const onChange = vi.fn<() => void>()
  inEnglish(<TopicTable good={[]} bad={['size']} added={added} onChange={onChange} />)
  screen.getByRole('button', { name: 'Add a topic' }).focus()
  await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}del')
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onChange).toHaveBeenCalledExactlyOnceWith(change)
  expect(screen.getByRole('button', { name: 'Delivery: Positive' })).toBeTruthy()
})
