import { companySizes, industries, termsVersion } from '@bizamply/contract/onboarding-choices'
import type { OnboardingDraft } from '@bizamply/contract/onboarding'
import { useState, type RefObject } from 'react'
import { api } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { session } from '../../lib/session.ts'
import { useKeptSoon } from './use-kept-soon.ts'

/** Step 2: company details, the terms, and the end of the setup. */
export function useReview(
  draft: OnboardingDraft,
  termsBox: RefObject<HTMLInputElement | null>,
  keep: (more: OnboardingDraft) => void,
  onDone: () => void,
) {
  const [typed, setTyped] = useState({
    companySize: draft.companySize ?? '',
    industry: draft.industry ?? '',
    jobRole: draft.jobRole ?? '',
    marketing: draft.marketing ?? false,
  })
  const [terms, setTerms] = useState(false)
  const [missing, setMissing] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<CallError | null>(null)
  const change = (more: Partial<typeof typed>) => {
    setTyped({ ...typed, ...more })
    keep(more)
  }
  const { soon, now } = useKeptSoon(keep)
  const typeRole = (jobRole: string) => {
    setTyped({ ...typed, jobRole })
    soon({ jobRole })
  }
  const accept = (checked: boolean) => {
    setTerms(checked)
    if (checked) setMissing(false)
  }
  const submit = async () => {
    if (busy) return
    if (!terms) {
      setMissing(true)
      termsBox.current?.focus()
      // With its message, which is below it.
      return termsBox.current?.scrollIntoView({ block: 'center' })
    }
    setBusy(true)
    setError(null)
    const { companySize, industry, jobRole, marketing } = typed
    const size = companySizes.find((it) => it === companySize)
    const line = industries.find((it) => it === industry)
    try {
      await api.onboarding.submit({
        terms: true,
        termsVersion,
        marketing,
        ...(size ? { companySize: size } : {}),
        ...(line ? { industry: line } : {}),
        ...(jobRole.trim() ? { jobRole: jobRole.trim() } : {}),
      })
      session.setUp()
      onDone()
    } catch (thrown) {
      setError(CallError.from(thrown))
    }
    setBusy(false)
  }
  return { typed, change, typeRole, keepRole: now, terms, accept, missing, busy, error, submit }
}
