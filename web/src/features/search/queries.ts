import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useBrands } from '../../lib/brand-context.tsx'
import { api } from '../../lib/call.ts'

const PAUSE_MS = 200

/** What the brand has under these words, a moment after typing stopped; what was found before stays until then. */
export function useFound(typed: string) {
  const { brand } = useBrands()
  const words = useSettled(typed.trim())
  const query = useQuery({
    queryKey: ['search', brand?.BrandId, words],
    queryFn: async ({ signal }) => (await api.search.all({ q: words }, { signal })).data,
    enabled: brand !== null && words !== '',
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
  return { query, isBehind: words !== typed.trim() }
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), PAUSE_MS)
    return () => window.clearTimeout(timer)
  }, [value])
  return settled
}
