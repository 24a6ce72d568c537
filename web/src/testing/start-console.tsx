import { render } from '@testing-library/react'
import { vi } from 'vitest'
import { en } from '../messages/en.ts'

/** The whole console at an address, with modules of its own, so that no session leaks from test to test. */
export async function startConsole(address: string) {
  vi.resetModules()
  window.history.replaceState(null, '', address)
  const { App } = await import('../app.tsx')
  return render(<App locale="en" messages={en} />)
}

export const where = (): string => location.pathname + location.search
