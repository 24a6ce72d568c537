import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listCall, projectList, tiles } from '../../testing/projects.ts'
import { responsesServer } from '../../testing/responses-server.ts'
import { startConsole } from '../../testing/start-console.tsx'

test('a plan without projects shows no figures and no notice about projects that don’t exist', async () => {
  responsesServer({}, { [listCall]: projectList([], { availability: 'plan', tiles: { ...tiles, total: 0 } }) })
  await startConsole('/projects')
  expect(await screen.findByRole('heading', { name: 'Your plan doesn’t include projects' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/plans')
  expect(screen.queryByText(/You can read existing projects/)).toBeNull()
  expect(screen.queryByText('On Hold')).toBeNull()
})
