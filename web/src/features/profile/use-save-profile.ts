import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { toast } from '../../ui/toast.ts'
import { clashesOf, fields, inputOf, without, type Change, type FieldName } from './profile-values.ts'
import { useLearnProfile, type Profile } from './queries.ts'

/** What was saved elsewhere meanwhile, and what of it differs from what was typed here. */
export interface Conflict {
  change: Change
  newer: Profile
  clashes: FieldName[]
}

/** Saving a change of what was read, also over what was saved elsewhere meanwhile. */
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
  /** Answers what the server says of single fields. */
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
        // Changed elsewhere, but nothing that was changed here.
        if (clashes.length === 0) return send(change, newer)
        setConflict({ change, newer, clashes })
        return []
      }
      const named = namedFields(refused)
      // Only the form's own try shows them at their fields.
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
