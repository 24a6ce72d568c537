import type { SsoSettings } from '@bizamply/contract/sso'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { toast } from '../../ui/toast.ts'
import { useKeepSettings } from './queries.ts'

/** A single call at a time: `busy` is the domain of the call, or `''` for a new domain. */
export function useDomains() {
  const t = useTranslations('sso')
  const keep = useKeepSettings()
  const [busy, setBusy] = useState<string | null>(null)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | undefined>()
  const run = async (domain: string, call: () => Promise<{ data: SsoSettings }>): Promise<SsoSettings | null> => {
    if (busy !== null) return null
    setBusy(domain)
    try {
      const { data } = await call()
      keep(data)
      return data
    } catch (thrown) {
      const error = CallError.from(thrown)
      if (domain === '' && error.errors.length > 0) setProblem(error.message)
      else if (error.code !== 'STEP_UP_REQUIRED') toast.error(error.message)
      return null
    } finally {
      setBusy(null)
    }
  }
  return {
    busy,
    typed,
    problem,
    type: (text: string) => {
      setTyped(text)
      setProblem(undefined)
    },
    add: async () => {
      if (await run('', () => api.sso.addDomain({ domain: typed }))) setTyped('')
    },
    check: async (domain: string) => {
      const kept = await run(domain, () => api.sso.checkDomain({ domain }))
      if (!kept) return
      const isVerified = kept.domains.some((one) => one.domain === domain && one.verified)
      if (isVerified) toast.success(t('domainVerified', { domain }))
      else toast.warning(t('notFound', { domain }))
    },
    remove: (domain: string) => run(domain, () => api.sso.removeDomain({ domain })),
  }
}
