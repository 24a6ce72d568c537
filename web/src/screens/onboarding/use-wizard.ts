import type { User } from '@bizamply/contract/auth'
import type { OnboardingDraft } from '@bizamply/contract/onboarding'
import { useNavigate } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState, useEffect, useEffectEvent } from 'react'
import { connectionsKey, useBrandConnections } from '../../features/connections/queries.ts'
import { useDraft, useOnboardingStatus } from '../../features/onboarding/queries.ts'
import { firstStep, mayGoOn } from '../../features/onboarding/rule.ts'
import { useAutoAdvance } from '../../features/onboarding/use-auto-advance.ts'
import { brandsKey, useBrands } from '../../lib/brand-context.tsx'
import { api } from '../../lib/call.ts'
import { home } from '../../lib/landing.ts'
import { session } from '../../lib/session.ts'
import { skippedSetup } from '../../lib/skipped-setup.ts'
import type { ConnectionList } from '@bizamply/contract/connections'
import { accountOf, type Summary } from '../../features/connections/row-view.ts'
import type { Progress, SetupState } from '../../features/onboarding/setup-steps.ts'
import type { Brand } from '@bizamply/contract/brands'

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
  const ready = brands.find(mayGoOn) ?? null
  const { chosen, choose } = useChosenBrand(
    draft.selectedBrandId,
    ready,
    (brandId) => void keep(1, { selectedBrandId: brandId }),
  )
  const connections = useBrandConnections(chosen)
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

/** The sidebar's facts, from the chosen brand's connections. */
function setupOf(list: ConnectionList | undefined, hasCompany: boolean, finishing: boolean): SetupState {
  const summaries = list?.connections
  const reviews = summaries?.judgeme.connected ? summaries.judgeme : summaries?.yotpo
  return { hasCompany, shop: progressOf(summaries?.shopify), reviews: progressOf(reviews), finishing }
}

function progressOf(summary: Summary | undefined): Progress | null {
  if (!summary) return null
  const entry = summary.data[0]
  return {
    connected: summary.connected,
    name: summary.name,
    account: accountOf(summary),
    since: entry?.connectedAt ?? null,
    backfill: entry?.backfill ?? null,
  }
}

/** The brand whose services are connected: chosen now or on an earlier visit, the only one, or one that is ready. */
function useChosenBrand(kept: string | null | undefined, ready: Brand | null, keep: (brandId: string) => void) {
  const { brands, brand, select } = useBrands()
  const [picked, setPicked] = useState<string | null>(null)
  const only = brands.length === 1 ? brands[0] : undefined
  const chosen: Brand | null = brands.find((it) => it.BrandId === (picked ?? kept)) ?? only ?? ready
  // Applies in this tab even if saving the choice fails.
  const follow = useEffectEvent((brandId: string) => void select(brandId).catch(() => null))
  const chosenId = chosen?.BrandId
  useEffect(() => {
    if (chosenId && chosenId !== brand?.BrandId) follow(chosenId)
  }, [chosenId, brand?.BrandId])
  const choose = (brandId: string) => {
    setPicked(brandId)
    keep(brandId)
  }
  return { chosen, choose }
}
