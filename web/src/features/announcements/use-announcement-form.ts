import type { WrittenAnnouncement } from '@bizamply/contract/announcements'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../lib/call-error.ts'
import { api } from '../../lib/call.ts'
import { formats } from '../../lib/formats.ts'
import { instantIn, localIn } from '../../lib/zoned-time.ts'
import { toast } from '../../ui/toast.ts'
import { useKeepAnnouncements } from './queries.ts'

export interface AnnouncementValues {
  title: string
  text: string
  link: string
  /** Local, in the user's timezone: 2026-11-21T14:05. */
  from: string
  until: string
}

export interface Unsaved {
  changed: boolean
  busy: boolean
}

interface Listeners {
  onUnsaved: (unsaved: Unsaved) => void
  onDone: () => void
}

/** Form state of an announcement; null creates a new one. */
export function useAnnouncementForm(announcement: WrittenAnnouncement | null, { onUnsaved, onDone }: Listeners) {
  const t = useTranslations('announcements')
  const keep = useKeepAnnouncements()
  const [before] = useState(() => valuesOf(announcement))
  const [values, setValues] = useState(before)
  const [error, setError] = useState<CallError | null>(null)
  const [noEnd, setNoEnd] = useState(false)
  const [busy, setBusy] = useState(false)
  const changed = names.some((name) => values[name] !== before[name])
  const tell = useEffectEvent(onUnsaved)
  useEffect(() => {
    tell({ changed, busy })
    return () => tell({ changed: false, busy: false })
  }, [changed, busy])
  const set = (some: Partial<AnnouncementValues>) => {
    setValues((before) => ({ ...before, ...some }))
    setNoEnd(false)
    setError(null)
  }
  const save = async () => {
    if (busy) return
    if (!values.until) return setNoEnd(true)
    setBusy(true)
    setError(null)
    const typed = typedOf(values)
    try {
      const answer = announcement
        ? await api.announcements.change({ id: announcement.id, ...typed })
        : await api.announcements.create(typed)
      keep(answer.data)
      toast.success(t('saved'))
      onDone()
    } catch (thrown) {
      setError(CallError.from(thrown))
      setBusy(false)
    }
  }
  const problem = (path: keyof AnnouncementValues): string | undefined =>
    path === 'until' && noEnd ? t('untilMissing') : error?.errors.find((one) => one.path === path)?.message
  return { values, set, save, busy, error, problem }
}

const names = ['title', 'text', 'link', 'from', 'until'] as const

const typedOf = ({ title, text, link, from, until }: AnnouncementValues) => ({
  title,
  text,
  link: link.trim() || null,
  ...(from ? { from: instantIn(zone(), from).toISOString() } : {}),
  until: instantIn(zone(), until).toISOString(),
})

const valuesOf = (one: WrittenAnnouncement | null): AnnouncementValues => ({
  title: one?.title ?? '',
  text: one?.text ?? '',
  link: one?.link ?? '',
  from: one ? localIn(zone(), new Date(one.from)) : '',
  until: one ? localIn(zone(), new Date(one.until)) : '',
})

const zone = (): string => formats.get().timeZone
