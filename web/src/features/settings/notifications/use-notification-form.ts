import type { Channel, Choices, QuietHours, Rhythm } from '@bizamply/contract/notification-channels'
import type { NotificationKind } from '@bizamply/contract/notification-kinds'
import type { NotificationChange } from '@bizamply/contract/notification-settings'
import { useEffect, useState } from 'react'
import { CallError } from '../../../lib/call-error.ts'
import { useNotificationCalls, type NotificationSettings } from '../../../lib/notification-settings.ts'
import { unsentOf } from '../../../lib/unsent.ts'

const SAVED_MS = 3000
const fields = ['choices', 'rhythm', 'quiet', 'mutedBrands'] as const
export type NotificationField = (typeof fields)[number]

export interface NotificationValues {
  choices: Choices
  rhythm: Rhythm
  quiet: QuietHours
  mutedBrands: string[]
}

/** Unsaved choices override the stored values. */
export function useNotificationForm(settings: NotificationSettings) {
  const stored = storedOf(settings)
  const { save: send } = useNotificationCalls()
  const [draft, setDraft] = useState<Partial<NotificationValues>>({})
  const [state, setState] = useState<'idle' | 'saving' | 'saved'>('idle')
  const [failure, setFailure] = useState<CallError | null>(null)
  useEffect(() => {
    if (state !== 'saved') return
    const timer = window.setTimeout(() => setState('idle'), SAVED_MS)
    return () => window.clearTimeout(timer)
  }, [state])
  const values = { ...stored, ...draft }
  const changed = fields.filter((field) => JSON.stringify(values[field]) !== JSON.stringify(stored[field]))
  const change = (some: Partial<NotificationValues>): void => {
    setState('idle')
    setFailure(null)
    setDraft((now) => ({ ...now, ...some }))
  }
  const choose = (kinds: readonly NotificationKind[], channel: Channel, on: boolean): void => {
    const rows = kinds.map((kind) => [kind, { ...values.choices[kind], [channel]: on }])
    change({ choices: { ...values.choices, ...Object.fromEntries(rows) } })
  }
  const save = async (): Promise<void> => {
    setState('saving')
    setFailure(null)
    try {
      await send(changeOf(values, stored, changed))
      setDraft((now) => unsentOf(now, draft))
      setState('saved')
    } catch (error) {
      setFailure(CallError.from(error))
      setState('idle')
    }
  }
  const discard = (): void => {
    setDraft({})
    setFailure(null)
  }
  return { values, changed, state, failure, change, choose, save, discard }
}

export type NotificationForm = ReturnType<typeof useNotificationForm>

const storedOf = ({ choices, rhythm, quiet, brands }: NotificationSettings): NotificationValues => ({
  choices,
  rhythm,
  quiet,
  mutedBrands: brands.filter(({ muted }) => muted).map(({ id }) => id),
})

/** Only changed values, so that choices made elsewhere stay. */
function changeOf(
  values: NotificationValues,
  stored: NotificationValues,
  changed: NotificationField[],
): NotificationChange {
  const kinds = Object.keys(values.choices) as NotificationKind[]
  const rows = kinds.flatMap((kind) => {
    const cells = (Object.keys(values.choices[kind]) as Channel[]).filter(
      (channel) => values.choices[kind][channel] !== stored.choices[kind][channel],
    )
    const row = Object.fromEntries(cells.map((channel) => [channel, values.choices[kind][channel]]))
    return cells.length > 0 ? [[kind, row] as const] : []
  })
  return {
    ...(changed.includes('choices') ? { choices: Object.fromEntries(rows) } : {}),
    ...(changed.includes('rhythm') ? { rhythm: values.rhythm } : {}),
    ...(changed.includes('quiet') ? { quiet: values.quiet } : {}),
    ...(changed.includes('mutedBrands') ? { mutedBrands: values.mutedBrands } : {}),
  }
}
