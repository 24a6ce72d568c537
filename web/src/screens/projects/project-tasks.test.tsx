import type { ProjectPage, ProjectTask } from '@bizamply/contract/projects'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { refusal } from '../../testing/fake-server.ts'
import { aPage, aTask, id, oneCall } from '../../testing/projects.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { startConsole } from '../../testing/start-console.tsx'

const tasksPath = `/api/projects/${id(1)}/tasks`
const one = (n: number, method: string) => `${method} ${tasksPath}/${id(10 + n)}`

/** A project whose tasks are stored; a restored task gets a new id. */
async function show(taskList: ProjectTask[], more: Parameters<typeof responsesServer>[1] = {}) {
  let page: ProjectPage = aPage({ taskList })
  const store = (list: ProjectTask[]) => {
    page = { ...page, taskList: list }
    return ok(list)
  }
  const remove = (n: number) => () => {
    store(page.taskList.filter((task) => task.id !== id(10 + n)))
    return { body: { success: true } }
  }
  const change = (n: number) => (call: { body: unknown }) => {
    const { after, done } = call.body as { after?: string | null; done?: boolean }
    const task = page.taskList.find((it) => it.id === id(10 + n))
    if (!task) return refusal(404, 'NOT_FOUND', 'We couldn’t find this task.')
    const changed = { ...task, ...(done === undefined ? {} : { doneAt: done ? '2026-11-21T09:00:00.000Z' : null }) }
    const rest = page.taskList.filter((it) => it !== task)
    if (after === undefined) return store(page.taskList.map((it) => (it === task ? changed : it)))
    const at = rest.findIndex((it) => it.id === after)
    if (after !== null && at < 0) return refusal(404, 'NOT_FOUND', 'We couldn’t find this task.')
    return store(rest.toSpliced(at + 1, 0, changed))
  }
  let last = 20
  const numbers = Array.from({ length: 30 }, (_, n) => n)
  const server = responsesServer(
    {},
    {
      [oneCall]: () => ok(page),
      [`POST ${tasksPath}`]: ({ body }) => {
        const added = aTask(++last, { title: (body as { title: string }).title })
        store([...page.taskList, added])
        return ok(added)
      },
      ...Object.fromEntries(
        numbers.flatMap((n) => [
          [one(n, 'DELETE'), remove(n)],
          [one(n, 'PUT'), change(n)],
        ]),
      ),
      ...more,
    },
  )
  await startConsole(`/projects/${id(1)}`)
  await screen.findByRole('list', { name: 'Tasks' })
  return {
    ...server,
    store,
    stored: () => page.taskList.map(({ title, doneAt }) => (doneAt ? `${title} (done)` : title)),
  }
}

const shown = () =>
  within(screen.getByRole('list', { name: 'Tasks' }))
    .queryAllByRole('checkbox')
    .map((box) => box.getAttribute('aria-label')?.replace('Done: ', ''))

async function remove(title: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${title}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }))
  await screen.findByText(`${title} removed`)
}

async function undo(title: string): Promise<void> {
  const toast = screen.getByText(`${title} removed`).closest('li') ?? document.body
  await userEvent.click(within(toast).getByRole('button', { name: 'Undo' }))
}

const [a, b, c] = [aTask(1, { title: 'Sew' }), aTask(2, { title: 'Press' }), aTask(3, { title: 'Pack' })]

test('Undo of two removed tasks restores both in their order', async () => {
  const { stored } = await show([a, b, c])
  await remove('Press')
  await remove('Sew')
  await undo('Sew')
  await undo('Press')
  await waitFor(() => expect(stored()).toEqual(['Sew', 'Press', 'Pack']))
  await waitFor(() => expect(shown()).toEqual(['Sew', 'Press', 'Pack']))
  expect(screen.queryByText(/Couldn’t/)).toBeNull()
})

test('Undo restores a finished task as finished, even if someone else removed the one before it', async () => {
  const { stored, store } = await show([a, { ...b, doneAt: '2026-09-30T09:00:00.000Z' }, c])
  await userEvent.click(await screen.findByRole('button', { name: '1 completed' }))
  await remove('Press')
  store([c])
  await undo('Press')
  await waitFor(() => expect(stored()).toEqual(['Pack', 'Press (done)']))
  expect(screen.queryByText(/Couldn’t/)).toBeNull()
})

test('a task added in this visit stays in its place when it is checked off', async () => {
  const { stored } = await show([a])
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  await userEvent.keyboard('Press{Enter}{Escape}')
  await waitFor(() => expect(stored()).toEqual(['Sew', 'Press']))
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Done: Press' }).disabled).toBe(false),
  )
  await userEvent.click(screen.getByRole('checkbox', { name: 'Done: Press' }))
  await waitFor(() => expect(stored()).toEqual(['Sew', 'Press (done)']))
  expect(shown()).toEqual(['Sew', 'Press'])
})

test('a refused task is named, and can be tried again after its field was closed', async () => {
  let refuse: () => void = () => undefined
  const { stored, store, calls } = await show([a], {
    [`POST ${tasksPath}`]: (_call, times) => {
      if (times > 1) return store([a, b]) && ok(b)
      return new Promise((resolve) => {
        refuse = () => resolve(refusal(500, 'INTERNAL', 'It broke.'))
      })
    },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  await userEvent.keyboard('Press{Enter}{Escape}')
  await waitFor(() => expect(calls(`POST ${tasksPath}`)).toHaveLength(1))
  refuse()
  await screen.findByText('Couldn’t add the task “Press”. It broke.')
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  await waitFor(() => expect(stored()).toEqual(['Sew', 'Press']))
  expect(calls(`POST ${tasksPath}`)[1]?.body).toEqual({ title: 'Press' })
})

test('the dialog of a task stays open with its text until the task is saved', async () => {
  await show([a], { [one(1, 'PUT')]: refusal(500, 'INTERNAL', 'It broke.') })
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Sew' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByRole('textbox'), ' twice')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByText('Couldn’t change the task. It broke.')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Task' }).value).toBe('Sew twice')
})

test('Esc asks before it discards what was changed in a task', async () => {
  await show([a])
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Sew' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  await userEvent.type(await screen.findByRole('textbox', { name: 'Task' }), ' twice')
  await userEvent.keyboard('{Escape}')
  const question = await screen.findByRole('alertdialog', { name: 'Discard changes?' })
  await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Task' }).value).toBe('Sew twice')
})
