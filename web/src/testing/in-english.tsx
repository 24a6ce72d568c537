import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import { en } from '../messages/en.ts'

/** Renders with the app's providers: language, timezone, and a separate query cache. */
export function inEnglish(children: ReactNode, { now }: { now?: Date } = {}) {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return render(
    <IntlProvider locale="en" messages={en} timeZone="Europe/Berlin" {...(now ? { now } : {})}>
      <QueryClientProvider client={cache}>{children}</QueryClientProvider>
    </IntlProvider>,
  )
}
