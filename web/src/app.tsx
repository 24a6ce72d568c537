import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, useEffect } from 'react'
import { IntlProvider } from 'use-intl'
import { secureAccount, unmetRequirement } from './lib/sign-in-requirements.ts'
import { formats, useFormats } from './lib/formats.ts'
import { ChosenFormats } from './lib/intl.tsx'
import { session } from './lib/session.ts'
import type { Catalogue, Locale } from './messages/catalogue.ts'
import type { newRouter } from './routes/routes.tsx'

interface AppProps {
  router: ReturnType<typeof newRouter>
  locale: Locale
  messages: Catalogue
}

/** The whole console in one language. */
export function App({ router, locale, messages }: AppProps) {
  const chosen = useFormats()
  useEffect(() => {
    let before = session.get().user?.id
    const stop = session.watch(() => {
      const now = session.get().user?.id
      if (now === before) return
      before = now
      if (!now) formats.forget()
      // The guards redirect to where this session belongs.
      void router.invalidate()
    })
    return () => void stop()
  }, [router])
  useEffect(() => {
    const lead = () => {
      const { pathname, href } = router.state.location
      if (pathname !== secureAccount)
        void router.navigate({ to: secureAccount, search: { returnUrl: href }, replace: true })
    }
    unmetRequirement.add(lead)
    return () => void unmetRequirement.delete(lead)
  }, [router])
  return (
    <StrictMode>
      <IntlProvider locale={locale} messages={messages} timeZone={chosen.timeZone}>
        <ChosenFormats formats={chosen}>
          <RouterProvider router={router} />
        </ChosenFormats>
      </IntlProvider>
    </StrictMode>
  )
}
