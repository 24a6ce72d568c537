import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { responsesServer } from '../testing/responses-server.ts'
import { startConsole } from '../testing/start-console.tsx'

const code = { isMissing: true }

/** A mocked module that was loaded once stays so, which is why each case has its own screen. */
const screenOf = (name: string) => {
  if (code.isMissing) throw new TypeError('Failed to fetch dynamically imported module')
  return { [name]: () => <h1>The screen itself</h1> }
}
vi.mock('../screens/people/people.tsx', () => screenOf('PeopleScreen'))
vi.mock('../screens/connections/connections.tsx', () => screenOf('ConnectionsScreen'))

test.for([
  [false, 'People', 'You’re offline', 'This screen opens when you’re back online.'],
  [true, 'Connections', 'Can’t reach the server', 'This screen opens when the server can be reached again.'],
] as const)(
  'a screen whose code can’t be loaded (online: %s) says why, and opens by itself',
  async ([on, name, title, text]) => {
    code.isMissing = true
    const none = window.matchMedia
    window.matchMedia = (media) => Object.assign(none(media), { matches: media === '(min-width: 1024px)' })
    responsesServer({})
    await startConsole('/responses')
    await screen.findByRole('heading', { level: 1, name: 'Responses' })
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(on)
    const answer = window.fetch
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    if (!on) act(() => void window.dispatchEvent(new Event('offline')))

    await userEvent.click(screen.getByRole('link', { name }))

    const main = within(screen.getByRole('main'))
    expect(await main.findByRole('heading', { level: 2, name: title })).toBeTruthy()
    expect(main.getByRole('heading', { level: 1, name })).toBeTruthy()
    expect(main.getByText(text)).toBeTruthy()
    expect(screen.queryByText(/Showing data from/)).toBeNull()

    code.isMissing = false
    online.mockReturnValue(true)
    vi.stubGlobal('fetch', answer)
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(screen.getByRole('heading', { name: 'The screen itself' })).toBeTruthy(), {
      timeout: 5000,
    })
  },
)
