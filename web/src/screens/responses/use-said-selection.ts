import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { Selection } from '../../features/comments/list/use-selection.ts'
import { useFormat } from '../../lib/format.ts'
import { announce } from '../../ui/announce.ts'

/** Rows can be selected faster than a screen reader reads their number. */
const PAUSE_MS = 500

/** Reads to screen readers how many reviews are selected, once the user has changed that. */
export function useSaidSelection({ choice, count }: Selection): void {
  const t = useTranslations('bulk')
  const format = useFormat()
  const hasSome = useRef(false)
  const say = useEffectEvent(() => {
    // Selecting has begun without a review, or the list is another one.
    if (count === 0 && !hasSome.current) return
    hasSome.current = count > 0
    announce(t('selected', { count: format.number(count) }))
  })
  useEffect(() => {
    const timer = window.setTimeout(() => say(), PAUSE_MS)
    return () => window.clearTimeout(timer)
  }, [choice])
}
