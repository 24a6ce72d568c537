import { countedScreens } from '@bizamply/contract/counted-screens'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useLayoutEffect } from 'react'
import { useBrands } from '../lib/brand-context.tsx'
import { api } from '../lib/call.ts'
import { density } from '../lib/density.ts'
import { useEvents } from '../lib/events.ts'
import { formats, formatsOf } from '../lib/formats.ts'
import { useForgetPreferences, usePreferencesQuery } from '../lib/preferences.ts'
import { useUser } from '../lib/session.ts'
import { theme } from '../lib/theme.ts'

/** Applies the user's preferences to the console; follows changes from other tabs and browsers. */
export function PreferencesToConsole() {
  const { status } = useBrands()
  // The bootstrap data includes them, so wait for it instead of requesting them twice.
  return status === 'loading' ? null : <Follow />
}

function Follow() {
  const user = useUser()
  const { data } = usePreferencesQuery()
  const refetch = useForgetPreferences()
  useEvents((event) => {
    if (event.type === 'preferences' && event.id === user.id) refetch()
  })
  useLayoutEffect(() => {
    if (!data) return
    formats.set(formatsOf(data))
    density.show(data.density)
  }, [data])
  const chosen = data?.theme
  // Only changes made elsewhere: a choice that failed to save still applies in this browser.
  useLayoutEffect(() => {
    if (chosen && chosen !== theme.get()) theme.set(chosen)
  }, [chosen])
  useCountedScreens(data?.shareUsage === true && !user.viewing)
  return null
}

/**
 * Reports a screen view, if the user opted in. Failures are ignored because a lost count doesn't
 * matter.
 */
function useCountedScreens(shares: boolean): void {
  const path = useLocation({ select: ({ pathname }) => pathname })
  useEffect(() => {
    const screen = shares && countedScreens.find((one) => one === path)
    if (screen) api.me.countUsage({ screen }).catch(() => undefined)
  }, [shares, path])
}
