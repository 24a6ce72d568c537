import type { Preferences } from '@bizamply/contract/preferences'
import { useEffect, useState } from 'react'
import { CallError } from '../../../lib/call-error.ts'
import { useSavePreferences } from '../../../lib/preferences.ts'
import { unsentOf } from '../../../lib/unsent.ts'

export const generalFields = ['language', 'timezone', 'dateFormat', 'weekStart', 'numberFormat'] as const
export type GeneralField = (typeof generalFields)[number]
export type General = Pick<Preferences, GeneralField>

const SAVED_MS = 3000

export interface GeneralForm {
  values: General
  /** In the order of the screen. */
  changed: GeneralField[]
  saving: boolean
  /** True for 3 seconds after a save. */
  saved: boolean
  failure: CallError | null
  change: (some: Partial<General>) => void
  discard: () => void
  save: () => Promise<void>
}

/** Unsaved choices override the stored values, so that a save in another tab updates only the other fields. */
export function useGeneralForm(stored: General): GeneralForm {
  const savePreferences = useSavePreferences()
  const [draft, setDraft] = useState<Partial<General>>({})
  const [saving, setSaving] = useState(false)
  const [saved, setSaved] = useState(false)
  const [failure, setFailure] = useState<CallError | null>(null)
  useEffect(() => {
    if (!saved) return
    const timer = window.setTimeout(() => setSaved(false), SAVED_MS)
    return () => window.clearTimeout(timer)
  }, [saved])
  const changed = generalFields.filter((field) => draft[field] !== undefined && draft[field] !== stored[field])
  const change = (some: Partial<General>): void => {
    setSaved(false)
    setFailure(null)
    setDraft((now) => ({ ...now, ...some }))
  }
  const save = async (): Promise<void> => {
    setSaving(true)
    setFailure(null)
    try {
      await savePreferences(Object.fromEntries(changed.map((field) => [field, draft[field]])))
      setDraft((now) => unsentOf(now, draft))
      setSaved(true)
    } catch (error) {
      setFailure(CallError.from(error))
    } finally {
      setSaving(false)
    }
  }
  const discard = (): void => {
    setDraft({})
    setFailure(null)
  }
  return { values: { ...stored, ...draft }, changed, saving, saved, failure, change, discard, save }
}
