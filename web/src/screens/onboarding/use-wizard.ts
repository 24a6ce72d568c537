import type { User } from '@bizamply/contract/auth'
import type { OnboardingDraft } from '@bizamply/contract/onboarding'
import { useNavigate } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { connectionsKey, useBrandConnections } from '../../features/connections/queries.ts'
import { useDraft, useOnboardingStatus } from '../../features/onboarding/queries.ts'
import { firstStep, mayGoOn } from '../../features/onboarding/rule.ts'
import { useAutoAdvance } from '../../features/onboarding/use-auto-advance.ts'
import { brandsKey, useBrands } from '../../lib/brand-context.tsx'
import { api } from '../../lib/call.ts'
import { home } from '../../lib/landing.ts'
import { session } from '../../lib/session.ts'
import { skippedSetup } from '../../lib/skipped-setup.ts'
import { setupOf } from './onboarding-setup.ts'
import { useChosenBrand } from './use-wizard-brand.ts'

export type Wizard = ReturnType<typeof useWizard>

/** State of the wizard: current step, choices, and exits. */
export function useWizard(user: User) {
  const cache = useQueryClient()
  const renew = (queryKey: readonly string[]) => cache.invalidateQueries({ queryKey })
  const navigate = useNavigate()
  const status = useOnboardingStatus()
  const { query: kept, keep } = useDraft()
  const { brands, status: brandsAre } = useBrands()
  const [went, setWent] = useState<0 | 1 | 2 | null>(null)
  const [held, hold] = useState(false)
  const [busy, setBusy] = useState<'save' | 'skip' | null>(null)
  const draft: OnboardingDraft = kept.data?.draft ?? {}
  const waits = status.isPending || kept.isPending
  const step = went ?? (waits ? null : firstStep(status.data, kept.data?.step))
  const { chosen, choose } = useChosenBrand(
    draft.selectedBrandId,
    (brandId) => void keep(1, { selectedBrandId: brandId }),
  )
  const connections = useBrandConnections(chosen)
  const ready = brands.find(mayGoOn) ?? null
  const goTo = (next: 0 | 1 | 2) => {
    setWent(next)
    void keep(next, {})
    // The review step shows current connections, so refetch them.
    if (next === 2) void renew(brandsKey)
  }
  const advance = useAutoAdvance(step === 1 && brands.length > 0 ? ready !== null : null, held, () => goTo(2))
  const leave = () => void navigate({ href: home })

  return {
    step,
    busy,
    draft,
    brands,
    known: brandsAre !== 'loading' && brandsAre !== 'failed',
    chosen,
    choose,
    ready,
    connections,
    advance,
    hold,
    setup: setupOf(connections.data, user.BizamplyId !== null, step === 2),
    keep,
    goTo,
    leave,
    onSaving: useCallback((saving: boolean) => setBusy(saving ? 'save' : null), []),
    companySaved: async () => {
      await renew(brandsKey)
      void keep(1, { brands: [] })
      goTo(1)
    },
    connected: () => void Promise.all([renew(connectionsKey), renew(brandsKey)]),
    skip: async () => {
      if (busy) return
      setBusy('skip')
      await api.onboarding.skip().then(session.setUp, skippedSetup.note)
      leave()
    },
  }
}
