import type { OnboardingDraft } from '@bizamply/contract/onboarding'
import { useEffect, useRef } from 'react'

const PAUSE_MS = 800

/** Keeps typed text after a pause; `now` keeps it at once, for a field that is left. */
export function useKeptSoon(keep: (more: OnboardingDraft) => void) {
  const timer = useRef(0)
  const due = useRef<OnboardingDraft | null>(null)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const now = () => {
    window.clearTimeout(timer.current)
    if (due.current) keep(due.current)
    due.current = null
  }
  const soon = (more: OnboardingDraft) => {
    window.clearTimeout(timer.current)
    due.current = more
    timer.current = window.setTimeout(now, PAUSE_MS)
  }
  return { soon, now }
}
