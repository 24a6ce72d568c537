import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, useEffect, useState } from 'react'
import { IntlProvider } from 'use-intl'
import { newQueryClient } from './lib/query.ts'
import { session } from './lib/session.ts'
import type { Catalogue, Locale } from './messages/catalogue.ts'
import { newRouter } from './routes.tsx'

/** The whole console in one language. */
export function App({ locale, messages }: { locale: Locale; messages: Catalogue }) {
  const [cache] = useState(newQueryClient)
  const [router] = useState(newRouter)
  useEffect(() => {
    let before = session.get().user?.id
    const stop = session.watch(() => {
      const now = session.get().user?.id
      if (now === before) return
      before = now
      // Nothing of one user may be seen by the next; the guards then lead to where this session belongs.
      cache.clear()
      void router.invalidate()
    })
    return () => void stop()
  }, [cache, router])
  return (
    <StrictMode>
      <IntlProvider locale={locale} messages={messages} timeZone={timeZone}>
        <QueryClientProvider client={cache}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </IntlProvider>
    </StrictMode>
  )
}

const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
