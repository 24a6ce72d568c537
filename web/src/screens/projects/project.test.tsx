import type { ProjectPage } from '@bizamply/contract/projects'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { nora, refusal } from '../../testing/fake-server.ts'
import { aPage, aTask, id, listCall, oneCall, projectList } from '../../testing/projects.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { startConsole, where } from '../../testing/start-console.tsx'

const address = `/projects/${id(1)}`
const task = (n: number, method: string) => `${method} /api/projects/${id(1)}/tasks/${id(10 + n)}`
const comments = (method: string) => `${method} /api/projects/${id(1)}/comments`

async function show(more: Parameters<typeof responsesServer>[1] = {}, user = nora) {
  const server = responsesServer({ user }, { [oneCall]: ok(aPage()), ...more })
  await startConsole(address)
  return server
}

const shownTasks = () =>
  within(screen.getByRole('list', { name: 'Tasks' }))
    .getAllByRole('checkbox')
    .map((box) => box.getAttribute('aria-label'))

test('a project shows its tasks, comments, effect, and history', async () => {
  await show()
  await screen.findByRole('heading', { name: 'Zip that catches', level: 1 })
  expect(screen.getByText('1 of 3 done')).toBeTruthy()
  const replied = screen.getByRole('link', { name: '14 of 23 replied' })
  expect(replied.getAttribute('href')).toBe(`/responses?project=${id(1)}&status=sent&triageState=shown`)
  expect(screen.getByRole('link', { name: '9 in the inbox' }).getAttribute('href')).toBe(`/responses?project=${id(1)}`)
  expect(screen.getByRole('link', { name: 'Read all 23' }).getAttribute('href')).toBe(
    `/responses?project=${id(1)}&status=all&triageState=shown`,
  )
  expect(screen.getByText('main zip catches on the lining', { selector: 'mark' })).toBeTruthy()
  expect(screen.getByText('in 13 days')).toBeTruthy()
  expect(screen.getByText(/^Jul 6\s–\sSep 6, and from Oct 12$/)).toBeTruthy()
  expect(screen.getByText('Batch 26-10 is out.')).toBeTruthy()
  expect(screen.getByText('Mara Lind moved this project from Planning to In Progress')).toBeTruthy()
  expect(screen.getByText('Bizamply linked 2 reviews')).toBeTruthy()
})

test('Enter adds a task and starts the next one', async () => {
  let page = aPage()
  const server = await show({
    [oneCall]: () => ok(page),
    [`POST /api/projects/${id(1)}/tasks`]: ({ body }) => {
      const added = aTask(4 + page.taskList.length, body as { title: string })
      page = { ...page, taskList: [...page.taskList, added] }
      return ok(added)
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Add' }))
  await userEvent.keyboard('Order zips{Enter}Test them{Enter}')
  await waitFor(() => expect(server.calls(`POST /api/projects/${id(1)}/tasks`)).toHaveLength(2))
  expect(shownTasks().slice(-2)).toEqual(['Done: Order zips', 'Done: Test them'])
  expect(screen.getByText('1 of 5 done')).toBeTruthy()
})

test('an event for the project keeps unsaved changes on screen', async () => {
  let store: () => void = () => undefined
  const server = await show({
    [task(3, 'PUT')]: () =>
      new Promise((resolve) => {
        store = () => resolve(ok([]))
      }),
  })
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Done: Change the text' })
  await userEvent.click(box)
  await screen.findByText('2 of 3 done')
  const filters = server.calls(oneCall).length
  server.sendEvent('project', id(1))
  await userEvent.tab()
  expect([box.checked, server.calls(oneCall).length]).toEqual([true, filters])
  await waitFor(() => expect(server.calls(task(3, 'PUT'))).toHaveLength(1))
  store()
  await waitFor(() => expect(server.calls(oneCall).length).toBeGreaterThan(filters))
})

test('a rejected task is removed from the list, and its text stays in the field', async () => {
  await show({ [`POST /api/projects/${id(1)}/tasks`]: refusal(409, 'CONFLICT', 'A project can have up to 100 tasks.') })
  await userEvent.click(await screen.findByRole('button', { name: 'Add' }))
  await userEvent.keyboard('One more{Enter}')
  await screen.findByText('Couldn’t add the task “One more”. A project can have up to 100 tasks.')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'New task' }).value).toBe('One more')
  expect(shownTasks()).toHaveLength(2)
})

test('a task is checked off immediately, and reopened if the server rejects it', async () => {
  let refuse: () => void = () => undefined
  await show({
    [task(3, 'PUT')]: () =>
      new Promise((resolve) => {
        refuse = () => resolve(refusal(500, 'INTERNAL', 'It broke.'))
      }),
  })
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Done: Change the text' })
  await userEvent.click(box)
  await screen.findByText('2 of 3 done')
  expect(box.checked).toBe(true)
  refuse()
  await screen.findByText('Couldn’t change the task. It broke.')
  await waitFor(() => expect(box.checked).toBe(false))
})

test('Alt and an arrow key move a task, and it keeps the focus', async () => {
  let page = aPage()
  const server = await show({
    [oneCall]: () => ok(page),
    [task(3, 'PUT')]: () => {
      const [a, b, c] = page.taskList
      page = { ...page, taskList: [a, c, b] as ProjectPage['taskList'] }
      return ok(page.taskList)
    },
  })
  const box = await screen.findByRole('checkbox', { name: 'Done: Change the text' })
  box.focus()
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await waitFor(() => expect(shownTasks()).toEqual(['Done: Change the text', 'Done: Offer the repair']))
  await waitFor(() => expect(server.calls(task(3, 'PUT'))[0]?.body).toEqual({ after: id(11) }))
  expect(screen.getByText('Change the text, now 1 of 2')).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Done: Change the text'))
})

test('completed tasks collapse to one line', async () => {
  const done = [1, 2, 3, 4, 5].map((n) => aTask(n, { doneAt: `2026-10-0${n}T09:00:00.000Z` }))
  await show({ [oneCall]: ok(aPage({ taskList: [...done, aTask(6)], tasks: 6, tasksDone: 5 })) })
  const more = await screen.findByRole('button', { name: '5 completed' })
  expect(shownTasks()).toHaveLength(1)
  await userEvent.click(more)
  expect(shownTasks()).toHaveLength(6)
})

test('Undo restores a removed task in its place', async () => {
  let page = aPage()
  const server = await show({
    [oneCall]: () => ok(page),
    [task(2, 'DELETE')]: () => {
      page = { ...page, taskList: page.taskList.filter((one) => one.id !== id(12)) }
      return { body: { success: true } }
    },
    [`POST /api/projects/${id(1)}/tasks`]: ok(aTask(9, { title: 'Offer the repair' })),
    [task(9, 'PUT')]: () => {
      page = aPage()
      return ok(page.taskList)
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Offer the repair' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }))
  await screen.findByText('Offer the repair removed')
  await waitFor(() => expect(shownTasks()).toHaveLength(1))
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(server.calls(task(9, 'PUT'))[0]?.body).toEqual({ after: id(11) }))
  await waitFor(() => expect(shownTasks()[0]).toBe('Done: Offer the repair'))
})

test('unlinking a comment can be undone', async () => {
  const server = await show({ [comments('DELETE')]: ok({ changed: 1 }), [comments('POST')]: ok({ changed: 1 }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for the review by Callum Whitfield' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Unlink' }))
  await screen.findByText('Review by Callum Whitfield unlinked')
  expect(server.calls(comments('DELETE'))[0]?.body).toEqual({ commentIds: [id(40)] })
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(server.calls(comments('POST'))[0]?.body).toEqual({ commentIds: [id(40)] }))
})

test('notes can be added, and users can remove their own', async () => {
  let page = aPage()
  const server = await show({
    [oneCall]: () => ok(page),
    [`POST /api/projects/${id(1)}/notes`]: refusal(409, 'CONFLICT', 'A project can have up to 500 notes.'),
    [`DELETE /api/projects/${id(1)}/notes/${id(50)}`]: () => {
      page = { ...page, activity: page.activity.slice(1) }
      return { body: { success: true } }
    },
  })
  const note = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Note' })
  await userEvent.type(note, 'Ask the mill')
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }))
  await screen.findByText('Couldn’t add the note. A project can have up to 500 notes.')
  expect(note.value).toBe('Ask the mill')
  await userEvent.click(screen.getByRole('button', { name: 'Remove note' }))
  await waitFor(() => expect(screen.queryByText('Batch 26-10 is out.')).toBeNull())
  expect(server.calls(`DELETE /api/projects/${id(1)}/notes/${id(50)}`)).toHaveLength(1)
})

test('the name is edited in place, and a conflicting change shows a message', async () => {
  const server = await show({
    [`PUT /api/projects/${id(1)}`]: refusal(409, 'CONFLICT', 'Someone else changed this project.', { version: 4 }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Rename' }))
  await userEvent.keyboard('New zip{Enter}')
  await screen.findByText('Someone else changed this project. We reloaded it.')
  expect(server.calls(`PUT /api/projects/${id(1)}`)[0]?.body).toEqual({ name: 'New zip', version: 3 })
  expect(await screen.findByRole('heading', { name: 'Zip that catches', level: 1 })).toBeTruthy()
})

test('viewers can read everything and change nothing', async () => {
  await show({}, { ...nora, memberRole: 'viewer' })
  await screen.findByRole('heading', { name: 'Zip that catches', level: 1 })
  for (const name of ['Rename', 'Link reviews', 'More actions', 'Add', 'Edit dates'])
    expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.queryByRole('textbox', { name: 'Note' })).toBeNull()
  expect(screen.queryByRole('link', { name: /^Reply to/ })).toBeNull()
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').every(({ disabled }) => disabled)).toBe(true)
})

test('a project of another brand is not found, and a link leads back', async () => {
  await show({ [oneCall]: refusal(404, 'NOT_FOUND', 'We couldn’t find this project.'), [listCall]: projectList([]) })
  await screen.findByRole('heading', { name: 'This project isn’t in Alder' })
  await userEvent.click(screen.getByRole('link', { name: 'Back to Projects' }))
  await waitFor(() => expect(where()).toBe('/projects'))
})
