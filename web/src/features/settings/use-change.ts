import type { Preferences } from '@bizamply/contract/preferences'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../lib/call-error.ts'
import { useSavePreferences } from '../../lib/preferences.ts'
import { toast } from '../../ui/toast.ts'
import { useSavedToast } from './use-saved-toast.ts'

/** Optimistic update of settings, reverted if saving fails. */
export function useChange(stored: Preferences): [Preferences, (some: Partial<Preferences>) => void] {
  const t = useTranslations('settings')
  const save = useSavePreferences()
  const confirmSaved = useSavedToast()
  const [under, setUnder] = useState<Partial<Preferences>>({})
  const last = useRef(Promise.resolve())
  const change = (some: Partial<Preferences>): void => {
    setUnder((now) => ({ ...now, ...some }))
    // Saves run in order, so that the last choice wins.
    last.current = last.current
      .then(() => save(some))
      .then(confirmSaved)
      .catch((error: unknown) => toast.error(t('saveFailed'), { description: CallError.from(error).message }))
      .finally(() => setUnder((now) => without(now, some)))
  }
  return [{ ...stored, ...under }, change]
}

/** Keeps values that changed again before the save finished. */
function without(now: Partial<Preferences>, done: Partial<Preferences>): Partial<Preferences> {
  return Object.fromEntries(Object.entries(now).filter(([key, value]) => done[key as keyof Preferences] !== value))
}
