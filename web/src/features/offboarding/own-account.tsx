import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { exportProved } from '../../lib/export-file.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { useAccountOffboarding } from './queries.ts'

const OWN_DATA = '/api/profile/export'

/** Downloads the user's own data, and deletes their account. */
export function OwnAccount() {
  const t = useTranslations('offboarding')
  const { data } = useAccountOffboarding()
  const [asks, setAsks] = useState(false)
  const only = data?.onlyAdminOf ?? null
  return (
    <>
      <Row title={t('ownData')} text={t('ownDataText')}>
        <Button onClick={() => exportProved(OWN_DATA, () => toast.error(t('ownDataFailed')))}>
          {t('ownDataAction')}
        </Button>
      </Row>
      <Row
        title={t('account')}
        text={only === null ? data && t('accountText', { days: data.graceDays }) : t('onlyAdmin', { company: only })}
        textId="account-text"
      >
        <Button
          className={data && only === null ? 'text-danger-ink!' : ''}
          aria-disabled={!data || only !== null || undefined}
          aria-describedby="account-text"
          onClick={() => setAsks(true)}
        >
          {t('accountAction')}
        </Button>
      </Row>
      {asks && data && <DeleteAccountDialog offboarding={data} onClose={() => setAsks(false)} />}
    </>
  )
}

interface RowProps {
  title: string
  text: string | undefined
  textId?: string
  children: ReactNode
}

function Row({ title, text, textId, children }: RowProps) {
  return (
    <div className="flex items-center gap-6 border-b border-line py-3">
      <div className="min-w-0 flex-1">
        <p className="text-sm font-medium text-ink">{title}</p>
        <p id={textId} className="min-h-4 text-xs text-pretty text-ink-3">
          {text}
        </p>
      </div>
      {children}
    </div>
  )
}
