import { addDays } from '@bizamply/contract/ranges'
import { keepPreviousData, useQuery, type QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from './call.ts'
import { useDebounced } from './use-debounced.ts'

export interface ProductChoice {
  id: string
  name: string
}

export interface ProductSearch {
  key: QueryKey
  timezone: string
}

const PAUSE_MS = 200
const LISTED = '20'

/** Products with reviews in the last year that match a search, shortly after typing stops. */
export function useProductChoices({ key, timezone }: ProductSearch) {
  const [typed, onType] = useState('')
  const search = useDebounced(typed.trim(), PAUSE_MS)
  const results = useQuery({
    queryKey: [...key, search],
    queryFn: async ({ signal }): Promise<{ choices: ProductChoice[]; total: number }> => {
      const input = { ...lastYear(timezone), limit: LISTED, ...(search ? { search } : {}) }
      const { data, total } = await api.analytics.products(input, { signal })
      return { choices: data.map(({ id, name }) => ({ id, name })), total }
    },
    placeholderData: keepPreviousData,
  })
  return { typed, onType, results }
}

function lastYear(timezone: string): { from: string; to: string } {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: timezone }).format(new Date())
  return { from: addDays(today, -364), to: today }
}
