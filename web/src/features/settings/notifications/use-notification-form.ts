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

/** Unsaved changes, cell by cell and brand by brand, so that what is changed elsewhere stays. */
interface Draft {
  own: Partial<Pick<NotificationValues, 'rhythm' | 'quiet'>>
  /** By kind and channel, as in `mention:mail`. */
  cells: Readonly<Record<string, boolean>>
  muted: Readonly<Record<string, boolean>>
}
const none: Draft = { own: {}, cells: {}, muted: {} }

/** Unsaved choices override the stored values. */
export function useNotificationForm(settings: NotificationSettings) {
  const stored = storedOf(settings)
  const { save: send } = useNotificationCalls()
  const [draft, setDraft] = useState(none)
  const [state, setState] = useState<'idle' | 'saving' | 'saved'>('idle')
  const [failure, setFailure] = useState<CallError | null>(null)
  useEffect(() => {
    if (state !== 'saved') return
    const timer = window.setTimeout(() => setState('idle'), SAVED_MS)
    return () => window.clearTimeout(timer)
  }, [state])
  const values = valuesOf(stored, draft)
  const changed = fields.filter((field) => JSON.stringify(values[field]) !== JSON.stringify(stored[field]))
  const edit = (next: (now: Draft) => Draft): void => {
    setState('idle')
    setFailure(null)
    setDraft(next)
  }
  const change = (own: Draft['own']): void => edit((now) => ({ ...now, own: { ...now.own, ...own } }))
  const choose = (kinds: readonly NotificationKind[], channel: Channel, on: boolean): void => {
    const cells = Object.fromEntries(kinds.map((kind) => [`${kind}:${channel}`, on]))
    edit((now) => ({ ...now, cells: { ...now.cells, ...cells } }))
  }
  const mute = (brandId: string, muted: boolean): void =>
    edit((now) => ({ ...now, muted: { ...now.muted, [brandId]: muted } }))
  const save = async (): Promise<void> => {
    setState('saving')
    setFailure(null)
    try {
      await send(changeOf(values, stored, changed))
      setDraft((now) => ({
        own: unsentOf(now.own, draft.own),
        cells: unsentOf(now.cells, draft.cells),
        muted: unsentOf(now.muted, draft.muted),
      }))
      setState('saved')
    } catch (error) {
      setFailure(CallError.from(error))
      setState('idle')
    }
  }
  const discard = (): void => {
    setDraft(none)
    setFailure(null)
  }
  return { values, changed, state, failure, change, choose, mute, save, discard }
}

export type NotificationForm = ReturnType<typeof useNotificationForm>

const storedOf = ({ choices, rhythm, quiet, brands }: NotificationSettings): NotificationValues => ({
  choices,
  rhythm,
  quiet,
  mutedBrands: brands.filter(({ muted }) => muted).map(({ id }) => id),
})

function valuesOf(stored: NotificationValues, { own, cells, muted }: Draft): NotificationValues {
  const rows = Object.entries(stored.choices).map(([kind, row]) => {
    const channels = Object.entries(row).map(([channel, on]) => [channel, cells[`${kind}:${channel}`] ?? on])
    return [kind, Object.fromEntries(channels)]
  })
  const added = Object.keys(muted).filter((id) => muted[id] && !stored.mutedBrands.includes(id))
  return {
    ...stored,
    ...own,
    choices: Object.fromEntries(rows) as Choices,
    mutedBrands: [...stored.mutedBrands.filter((id) => muted[id] !== false), ...added],
  }
}

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
