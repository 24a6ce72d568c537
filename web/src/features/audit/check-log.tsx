import type { AuditCheck } from '@bizamply/contract/audit'
import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../lib/call-error.ts'
import { api } from '../../lib/call.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'

export interface LogCheck {
  busy: boolean
  result: AuditCheck | null
  error: CallError | null
  run: () => Promise<void>
}

export function useLogCheck(): LogCheck {
  const [state, setState] = useState<Omit<LogCheck, 'run'>>({ busy: false, result: null, error: null })
  const run = async () => {
    setState({ busy: true, result: null, error: null })
    try {
      const { data } = await api.audit.check()
      setState({ busy: false, result: data, error: null })
    } catch (thrown) {
      setState({ busy: false, result: null, error: CallError.from(thrown) })
    }
  }
  return { ...state, run }
}

export function CheckButton({ check }: { check: LogCheck }) {
  const t = useTranslations('audit')
  return (
    <Button
      icon={<ShieldCheck aria-hidden="true" size={16} className="text-ink-3" />}
      data-tooltip={t('checkHint')}
      busy={check.busy}
      busyLabel={t('checking')}
      onClick={() => void check.run()}
    >
      {t('check')}
    </Button>
  )
}

/** The result of the check; nothing until it has run. */
export function CheckResult({ check: { result, error, run } }: { check: LogCheck }) {
  const t = useTranslations('audit')
  if (error) {
    return (
      <ErrorPanel
        className="mx-4 mb-4 sm:mx-6"
        error={error}
        say={(reason) => t('checkFailed', { reason })}
        onRetry={() => void run()}
      />
    )
  }
  const Icon = result?.intact === false ? ShieldAlert : ShieldCheck
  const ink = result?.intact === false ? 'bg-danger-soft text-danger-ink' : 'bg-sent-soft text-sent-ink'
  return (
    <div role="status">
      {result && (
        <p className={`mx-4 mb-4 flex items-start gap-2.5 rounded-md px-3 py-2.5 text-sm font-medium sm:mx-6 ${ink}`}>
          <Icon aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
          {result.problem
            ? t(`broken.${result.problem}`, { seq: result.brokenAt ?? 0 })
            : t('intact', { count: result.entries })}
        </p>
      )}
    </div>
  )
}
