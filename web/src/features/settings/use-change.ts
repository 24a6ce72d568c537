import type { Preferences } from '@bizamply/contract/notifications'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../lib/call-error.ts'
import { useSavePreferences } from '../../lib/preferences.ts'
import { toast } from '../../ui/toast.ts'

/** Shows a choice at once, saves it, and shows the old one again when it could not be saved. */
export function useChange(stored: Preferences): [Preferences, (some: Partial<Preferences>) => void] {
  const t = useTranslations('settings')
  const save = useSavePreferences()
  const [under, setUnder] = useState<Partial<Preferences>>({})
  const last = useRef(Promise.resolve())
  const change = (some: Partial<Preferences>): void => {
    setUnder((now) => ({ ...now, ...some }))
    // One after the other, so that the last choice is the one that stays.
    last.current = last.current
      .then(() => save(some))
      .catch((error: unknown) => toast.error(t('saveFailed'), { description: CallError.from(error).message }))
      .finally(() => setUnder((now) => without(now, some)))
  }
  return [{ ...stored, ...under }, change]
}

/** Leaves what was chosen anew in the meantime. */
function without(now: Partial<Preferences>, done: Partial<Preferences>): Partial<Preferences> {
  return Object.fromEntries(Object.entries(now).filter(([key, value]) => done[key as keyof Preferences] !== value))
}
