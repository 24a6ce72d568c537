import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, useEffect, useState } from 'react'
import { IntlProvider } from 'use-intl'
import { session } from './lib/session.ts'
import type { Catalogue, Locale } from './messages/catalogue.ts'
import { newRouter } from './routes.tsx'

/** The whole console in one language. */
export function App({ locale, messages }: { locale: Locale; messages: Catalogue }) {
  const [router] = useState(newRouter)
  useEffect(() => {
    let before = session.get().user?.id
    const stop = session.watch(() => {
      const now = session.get().user?.id
      if (now === before) return
      before = now
      // The guards lead to where this session belongs.
      void router.invalidate()
    })
    return () => void stop()
  }, [router])
  return (
    <StrictMode>
      <IntlProvider locale={locale} messages={messages} timeZone={timeZone}>
        <RouterProvider router={router} />
      </IntlProvider>
    </StrictMode>
  )
}

const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
