import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { pageOf } from '../../testing/reports.ts'
import { responsesServer } from '../../testing/responses-server.ts'
import { startConsole } from '../../testing/start-console.tsx'

const listing = (scheduling: string) => ({
  'GET /api/reports': {
    body: {
      ...pageOf([]).body,
      tiles: { total: 0, thisMonth: 0, scheduled: 0, downloads: 0 },
      timezone: 'Europe/Berlin',
      scheduling,
    },
  },
})

test.each([
  ['plan', 'Your plan doesn’t include scheduled reports. You can run this one on demand.', '/plans'],
  ['off', 'Scheduled reports are turned off for your company. You can run this one on demand.', null],
])(
  'without scheduled reports, a template starts on demand and the dialog says why (%s)',
  async (scheduling, why, link) => {
    responsesServer({}, { ...listing(scheduling) })
    await startConsole('/reports')
    await userEvent.click(await screen.findByRole('button', { name: /^Weekly summary/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('tab', { name: /Schedule and recipients/ }))
    const schedule = dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Schedule' })
    expect(schedule.selectedOptions[0]?.textContent).toBe('On demand')
    expect([...schedule.options].filter(({ disabled }) => disabled)).toHaveLength(3)
    expect(dialog.getByText((_, node) => node?.tagName === 'P' && node.textContent.startsWith(why))).toBeTruthy()
    expect(dialog.queryByRole('link', { name: 'See plans' })?.getAttribute('href') ?? null).toBe(link)
  },
)
