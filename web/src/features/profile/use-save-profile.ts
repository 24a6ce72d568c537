import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { toast } from '../../ui/toast.ts'
import { clashesOf, fields, inputOf, without, type Change, type FieldName } from './profile-values.ts'
import { useLearnProfile, type Profile } from './queries.ts'

/** What was saved elsewhere, and the fields in which it conflicts with the changes here. */
export interface Conflict {
  change: Change
  newer: Profile
  clashes: FieldName[]
}

/** Saves changes; if the profile was changed elsewhere, they are applied to the newer version. */
export function useSaveProfile(first: Profile, onDone: () => void) {
  const t = useTranslations('profile')
  const learn = useLearnProfile()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<CallError | null>(null)
  const [conflict, setConflict] = useState<Conflict | null>(null)

  const done = (saved: Profile) => {
    learn(saved)
    toast.success(t('saved'), { duration: 3000 })
    onDone()
  }
  /** Returns the server's errors by field. */
  const send = async (change: Change, base: Profile): Promise<{ name: FieldName; message: string }[]> => {
    if (Object.keys(change).length === 0) {
      learn(base)
      onDone()
      return []
    }
    try {
      done((await api.profiles.save(inputOf(change, base.version))).data)
      return []
    } catch (error) {
      const refused = CallError.from(error)
      const newer = newerProfile(refused)
      if (newer) {
        const clashes = clashesOf(base, newer, change)
        // It was changed elsewhere, but in other fields.
        if (clashes.length === 0) return send(change, newer)
        setConflict({ change, newer, clashes })
        return []
      }
      const named = namedFields(refused)
      // Field errors can only be shown for the form's own attempt.
      setFailure(named.length > 0 && base === first ? null : refused)
      return named
    }
  }
  const save = async (change: Change, base = first) => {
    setBusy(true)
    setFailure(null)
    setConflict(null)
    const refused = await send(change, base)
    setBusy(false)
    return refused
  }
  return {
    busy,
    failure,
    conflict,
    save: (change: Change) => save(change),
    forget: () => setFailure(null),
    keepMine: () => conflict && void save(conflict.change, conflict.newer),
    takeTheirs: () => conflict && void save(without(conflict.change, conflict.clashes), conflict.newer),
  }
}

function newerProfile({ code, details }: CallError): Profile | null {
  const { profile } = details
  const isWhole = typeof profile === 'object' && profile !== null && 'version' in profile
  return code === 'CONFLICT' && isWhole ? (profile as Profile) : null
}

function namedFields({ errors }: CallError): { name: FieldName; message: string }[] {
  return fields.flatMap((name) => {
    const found = errors.find(({ path }) => path === name || (name === 'phone' && path === 'phoneCountry'))
    return found ? [{ name, message: found.message }] : []
  })
}
