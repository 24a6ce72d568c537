import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { inEnglish } from '../testing/in-english.tsx'
import { PickList } from './pick-list.tsx'

const options = [
  { id: 'b3f0a2', label: 'Theo Lindqvist (you)', note: 'editor@bizamply.test' },
  { id: 'a9e1c4', label: 'Nora Vance', note: 'demo@bizamply.test' },
  { id: '77d0f2', label: 'André Honoré', note: 'andre@example.org' },
  { id: 'unassigned', label: 'Unassigned' },
]

test.each([
  ['nora', ['Nora Vance']],
  ['van', ['Nora Vance']],
  ['n v', ['Nora Vance']],
  ['demo@', ['Nora Vance']],
  ['andre', ['André Honoré']],
  ['ore', ['André Honoré']],
  ['un', ['Unassigned']],
  ['tlv', []],
])('“%s” finds %j, best first', async (typed, names) => {
  const picked: string[] = []
  inEnglish(
    <PickList
      label="Members"
      placeholder="Type a name"
      options={options}
      chosen={new Set()}
      onPick={(id) => picked.push(id)}
      nothing="No match"
    />,
  )
  await userEvent.type(screen.getByRole('combobox'), typed)
  const found = screen.queryAllByRole('option').map(({ textContent }) => textContent ?? '')
  expect(found).toHaveLength(names.length)
  for (const [at, name] of names.entries()) expect(found[at]).toContain(name)
  await userEvent.keyboard('{Enter}')
  expect(picked).toHaveLength(Math.min(1, names.length))
})
