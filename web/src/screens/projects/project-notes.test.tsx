import type { ProjectActivity } from '@bizamply/contract/projects'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { refusal } from '../../testing/fake-server.ts'
import { aPage, id, listCall, oneCall, projectList } from '../../testing/projects.ts'
import { pageOf } from '../../testing/reports.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { startConsole, where } from '../../testing/start-console.tsx'

const notesPath = `/api/projects/${id(1)}/notes`
const ownNote: ProjectActivity = {
  id: id(60),
  kind: 'note',
  at: '2026-09-20T10:00:00.000Z',
  who: { id: 'user-1', name: 'Nora Vance' },
  text: 'Ask the mill.',
  details: {},
}

async function show(more: Parameters<typeof responsesServer>[1]) {
  const server = responsesServer(
    {},
    {
      [oneCall]: ok(aPage({ activity: [], activityCursor: 'c' })),
      [`GET /api/projects/${id(1)}/activity`]: pageOf([ownNote]),
      [listCall]: projectList([]),
      ...more,
    },
  )
  await startConsole(`/projects/${id(1)}`)
  await screen.findByRole('heading', { name: 'Zip that catches', level: 1 })
  return server
}

test.for([
  [{ body: { success: true } }, false],
  [refusal(500, 'INTERNAL', 'It broke.'), true],
] as const)('a removed note leaves the older history too, unless it failed: case %#', async ([answer, stays]) => {
  const { calls } = await show({ [`DELETE ${notesPath}/${id(60)}`]: answer })
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
  await screen.findByText('Ask the mill.')
  await userEvent.click(screen.getByRole('button', { name: 'Remove note' }))
  await waitFor(() => expect(calls(`DELETE ${notesPath}/${id(60)}`)).toHaveLength(1))
  if (stays) await screen.findByText(/It broke/)
  await waitFor(() => expect(screen.queryByText('Ask the mill.') !== null).toBe(stays))
})

test('a note that was typed but not added is kept while another screen is open', async () => {
  await show({})
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'Ask the mill')
  await userEvent.click(screen.getAllByRole('link', { name: 'Projects' })[0] as HTMLElement)
  await screen.findByRole('heading', { name: 'Projects', level: 1 })
  history.back()
  await waitFor(() => expect(where()).toBe(`/projects/${id(1)}`))
  await waitFor(() =>
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' }).value).toBe('Ask the mill'),
  )
})

test('a refused note stays, before what was typed since', async () => {
  let refuse: () => void = () => undefined
  const { calls } = await show({
    [`POST ${notesPath}`]: () =>
      new Promise((resolve) => {
        refuse = () => resolve(refusal(500, 'INTERNAL', 'It broke.'))
      }),
  })
  const note = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' })
  await userEvent.type(note, 'Ask the mill{Control>}{Enter}{/Control}')
  await waitFor(() => expect(calls(`POST ${notesPath}`)).toHaveLength(1))
  await userEvent.type(note, 'And the tailor')
  refuse()
  await screen.findByText('Couldn’t add the note. It broke.')
  expect(note.value).toBe('Ask the mill\n\nAnd the tailor')
})

test('a project that could not be archived stays open', async () => {
  await show({ [`DELETE /api/projects/${id(1)}`]: refusal(500, 'INTERNAL', 'It broke.') })
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Archive' }))
  await screen.findByText(/It broke/)
  expect(where()).toBe(`/projects/${id(1)}`)
})
