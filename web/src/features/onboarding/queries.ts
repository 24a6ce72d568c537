import type { OnboardingDraft } from '@bizamply/contract/onboarding'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { api, apiOf } from '../../lib/call.ts'
import { useEvents } from '../../lib/events.ts'

const statusKey = ['onboarding-status'] as const
const draftKey = ['onboarding-draft'] as const
const newestKey = ['onboarding-newest'] as const

const GATHER_MS = 700
/** Events that can change the list of comments. */
const tells: ReadonlySet<string> = new Set(['comment', 'job', 'connection'])

/** The onboarding progress stored on the server. */
export const useOnboardingStatus = () =>
  useQuery({ queryKey: statusKey, queryFn: ({ signal }) => api.onboarding.status(undefined, { signal }) })

export interface KeptDraft {
  step: number
  draft: OnboardingDraft
}

/** The wizard's draft, kept between visits; if saving fails, only the draft is lost. */
export function useDraft() {
  const cache = useQueryClient()
  const query = useQuery({
    queryKey: draftKey,
    queryFn: async ({ signal }): Promise<KeptDraft> =>
      (await api.onboarding.draft(undefined, { signal })).data ?? { step: 1, draft: {} },
    staleTime: Infinity,
  })
  const keep = async (step: number, more: OnboardingDraft) => {
    const old = cache.getQueryData<KeptDraft>(draftKey)
    const next = { step, draft: { ...old?.draft, ...more } }
    cache.setQueryData<KeptDraft>(draftKey, next)
    await api.onboarding.keepDraft(next).catch(() => null)
  }
  return { query, keep }
}

/** The newest comments of a brand, refreshed as they arrive. */
export function useNewest(brandId: string | null) {
  const cache = useQueryClient()
  const timer = useRef(0)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  useEvents(({ type }) => {
    if (!tells.has(type) || timer.current) return
    timer.current = window.setTimeout(() => {
      timer.current = 0
      void cache.invalidateQueries({ queryKey: newestKey })
    }, GATHER_MS)
  })
  return useQuery({
    queryKey: [...newestKey, brandId],
    // The brand that was just chosen may not be selected yet.
    queryFn: brandId === null ? skipToken : ({ signal }) => apiOf(brandId).comments.list({ limit: '2' }, { signal }),
  })
}
