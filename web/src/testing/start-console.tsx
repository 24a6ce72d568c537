import { render } from '@testing-library/react'
import { vi } from 'vitest'
import { en } from '../messages/en.ts'

/** Opens the whole console at a URL, with fresh modules, so that no session leaks between tests. */
export async function startConsole(address: string) {
  vi.resetModules()
  window.history.replaceState(null, '', address)
  const { App } = await import('../app.tsx')
  const { newRouter } = await import('../routes/routes.tsx')
  return render(<App router={newRouter()} locale="en" messages={en} />)
}

export const where = (): string => location.pathname + location.search
