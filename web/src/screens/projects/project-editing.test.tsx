import type { ProjectPage } from '@bizamply/contract/projects'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { refusal } from '../../testing/fake-server.ts'
import { aPage, aProject, id, listCall, oneCall, projectList } from '../../testing/projects.ts'
import { pageOf } from '../../testing/reports.ts'
import { ok, responsesServer } from '../../testing/responses-server.ts'
import { startConsole } from '../../testing/start-console.tsx'

const update = `PUT /api/projects/${id(1)}`
const conflict = 'Someone else changed this project. Reload it, then try again.'

/** A project that refuses any version but its own, and can be changed by someone else. */
async function open(address: string, more: Parameters<typeof responsesServer>[1] = {}) {
  let page: ProjectPage = aPage()
  const change = (fields: Partial<ProjectPage>) => {
    page = { ...page, ...fields, version: page.version + 1 }
  }
  const server = responsesServer(
    {},
    {
      [listCall]: projectList([aProject()]),
      'GET /api/analytics/products': pageOf([]),
      'GET /api/projects/preview': ok({ comments: 123, pending: 14, from: '2026-08-25' }),
      [oneCall]: () => ok(page),
      [update]: ({ body }) => {
        const { version, name = page.name } = body as { version: number; name?: string }
        if (version !== page.version) return refusal(409, 'CONFLICT', conflict, { version: page.version })
        change({ name })
        return ok(page)
      },
      ...more,
    },
  )
  await startConsole(address)
  const versions = () => server.calls(update).map(({ body }) => (body as { version: number }).version)
  return { ...server, change, versions, stored: () => page }
}

const { body } = document
const nameIn = async () => within(await screen.findByRole('dialog')).findByLabelText<HTMLInputElement>('Name')
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save project' }))

test('an edit starts from the stored project, not from one that was loaded earlier', async () => {
  const { change, versions } = await open(`/projects/${id(1)}`)
  await screen.findByRole('heading', { name: 'Zip that catches', level: 1 })
  change({ name: 'Zip of batch 26' })
  await userEvent.click(screen.getAllByRole('link', { name: 'Projects' })[0] as HTMLElement)
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Zip that catches' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const name = await nameIn()
  expect(name.value).toBe('Zip of batch 26')
  await userEvent.type(name, ' again')
  await save()
  await waitFor(() => expect(versions()).toEqual([4]))
})

test('after someone else saved the project, Reload loads it under what was typed', async () => {
  const { change, versions } = await open(`/projects?edit=${id(1)}`)
  const name = await nameIn()
  await userEvent.type(name, ' often')
  change({ name: 'Zip of batch 26', description: 'From the other mill' })
  await save()
  await screen.findByText(/Someone else changed this project/)
  expect(name.value).toBe('Zip that catches often')
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }))
  await waitFor(() => expect(screen.queryByText(/Someone else changed this project/)).toBeNull())
  expect((await nameIn()).value).toBe('Zip that catches often')
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Description/).value).toBe('From the other mill')
  const clash = within(screen.getByText('Someone else also changed: Name').closest<HTMLElement>('[role=alert]') ?? body)
  expect(clash.getByText('Zip of batch 26')).toBeTruthy()
  await save()
  await waitFor(() => expect(versions()).toEqual([3, 4]))
})

test('after a reload, a field that both changed can get what someone else saved', async () => {
  const { change } = await open(`/projects?edit=${id(1)}`)
  await userEvent.type(await nameIn(), ' often')
  change({ name: 'Zip of batch 26' })
  await save()
  await userEvent.click(await screen.findByRole('button', { name: 'Reload' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Use theirs' }))
  expect((await nameIn()).value).toBe('Zip of batch 26')
  expect(screen.queryByText(/Someone else also changed/)).toBeNull()
})

test('an edit right after a rename waits for it and is no conflict', async () => {
  let store: () => void = () => undefined
  const { stored, change, versions } = await open(`/projects/${id(1)}`, {
    [update]: ({ body }, times) => {
      const { name = '' } = body as { name?: string }
      const done = () => {
        change({ name })
        return ok(stored())
      }
      return times > 1 ? done() : new Promise((resolve) => (store = () => resolve(done())))
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Rename' }))
  await userEvent.keyboard('New zip{Enter}')
  await waitFor(() => expect(versions()).toEqual([3]))
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  await userEvent.type(await nameIn(), ' again')
  store()
  await save()
  await waitFor(() => expect(versions()).toEqual([3, 4]))
})

test('after someone else saved the project, its dates can be reloaded and saved', async () => {
  const { change, versions } = await open(`/projects/${id(1)}`)
  await userEvent.click(await screen.findByRole('button', { name: 'Edit dates' }))
  const dialog = within(await screen.findByRole('dialog'))
  change({ startedOn: '2026-09-01' })
  await userEvent.click(dialog.getByRole('button', { name: 'Save dates' }))
  await userEvent.click(await dialog.findByRole('button', { name: 'Reload' }))
  expect(await dialog.findByRole('button', { name: /Sep 1, 2026/ })).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Save dates' }))
  await waitFor(() => expect(versions()).toEqual([3, 4]))
})
