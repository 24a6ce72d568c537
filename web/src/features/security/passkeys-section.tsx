import type { SecurityState } from '@bizamply/contract/security'
import { Plus } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { passkeysWork } from '../../lib/passkey.ts'
import { Button } from '../../ui/button.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { PasskeyRow } from './passkey-row.tsx'
import { usePasskeyList } from './use-passkey-list.ts'

export function PasskeysSection({ security: { passkeys, otherSignIn } }: { security: SecurityState }) {
  const t = useTranslations('passkey.section')
  const waiting = useTranslations('passkey')
  const list = usePasskeyList()
  const works = passkeysWork()
  return (
    <section aria-labelledby="passkeys" className="border-b border-line pb-5">
      <SectionHead id="passkeys" title={t('title')} meta={works && passkeys.length === 0 ? t('none') : undefined}>
        {works && (
          <Button
            size="sm"
            icon={<Plus aria-hidden="true" size={14} />}
            busy={list.busy === 'add'}
            aria-label={list.busy === 'add' ? waiting('waiting') : undefined}
            onClick={list.add}
          >
            {t('add')}
          </Button>
        )}
      </SectionHead>
      <p className="px-4 pb-1 text-sm text-pretty text-ink-2 sm:px-6">{t(works ? 'text' : 'unsupported')}</p>
      {list.trouble && (
        <p role="alert" className="px-4 pb-2 text-xs text-danger-ink sm:px-6">
          {list.trouble}
        </p>
      )}
      {passkeys.length > 0 && (
        <ul aria-label={t('list')}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} isLast={passkeys.length === 1 && !otherSignIn} list={list} />
          ))}
        </ul>
      )}
    </section>
  )
}
