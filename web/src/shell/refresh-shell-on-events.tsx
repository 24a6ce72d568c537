import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { brandsKey, useBrands } from '../lib/brand-context.tsx'
import { useRetryFailing } from '../lib/data-state.ts'
import { openEvents, useEvents } from '../lib/events.ts'
import { session, useUser } from '../lib/session.ts'

const GATHER_MS = 1000

/**
 * Keeps the stream of the selected brand open and updates the shell's queries; `reset` invalidates
 * everything.
 */
export function RefreshShellOnEvents() {
  const cache = useQueryClient()
  const user = useUser()
  const { brand } = useBrands()
  const brandId = brand?.BrandId
  const timer = useRef(0)
  useRetryFailing()
  useEffect(() => (brandId ? openEvents() : undefined), [brandId])
  useEffect(() => () => window.clearTimeout(timer.current), [])
  useEvents((event) => {
    if (event.type === 'reset') void cache.invalidateQueries()
    if (event.type === 'team') {
      for (const queryKey of [['team'], ['members'], ['audit']]) void cache.invalidateQueries({ queryKey })
      // The user's own role affects every screen, so refetch the user and everything they see.
      if (event.id === user.id) void session.check().then(() => cache.invalidateQueries({ queryKey: brandsKey }))
    }
    if (!timer.current && touchesBrands.has(event.type)) {
      timer.current = window.setTimeout(() => {
        timer.current = 0
        void cache.invalidateQueries({ queryKey: brandsKey })
      }, GATHER_MS)
    }
  })
  return null
}

const touchesBrands: ReadonlySet<string> = new Set(['comment', 'reply', 'connection'])
