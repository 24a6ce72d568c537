import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useBrand } from '../../lib/brand-context.tsx'
import { todayIn } from '../../lib/day.ts'
import { useEvents, useLiveState } from '../../lib/events.ts'
import { analyticsKey } from './analytics-queries.ts'

const EVERY_MS = 30_000

interface Watched {
  data: { today: string; timezone: string } | undefined
  dataUpdatedAt: number
  isError: boolean
  isFetching: boolean
}

/**
 * Checks every 30 seconds, and refetches only after a stream event, a lost stream or the start of a new day. Returns
 * when the figures were last known to be current.
 */
export function useAutoRefresh(query: Watched): number {
  const cache = useQueryClient()
  const { brand } = useBrand()
  const live = useLiveState()
  const stale = useRef(false)
  const [checkedAt, setCheckedAt] = useState(0)
  useEvents(({ type, brandId }) => {
    if (touches.has(type) && (!brandId || brandId === brand.BrandId)) stale.current = true
  })
  useEffect(() => {
    if (live === 'offline') stale.current = true
  }, [live])
  const look = useEffectEvent(() => {
    const { data, isError, isFetching } = query
    if (isFetching || document.hidden) return
    const newDay = data && data.today !== todayIn(data.timezone)
    if (live === 'live' && data && !isError && !stale.current && !newDay) {
      setCheckedAt(Date.now())
      return
    }
    stale.current = live !== 'live'
    void cache.invalidateQueries({ queryKey: analyticsKey })
  })
  useEffect(() => {
    const timer = window.setInterval(() => look(), EVERY_MS)
    return () => window.clearInterval(timer)
  }, [])
  return Math.max(query.dataUpdatedAt, checkedAt)
}

const touches: ReadonlySet<string> = new Set(['comment', 'reply'])
