import type { AdministratorList } from '@bizamply/contract/administrators'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat, useTicking } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { DialogFooter } from '../../ui/dialog.tsx'
import { EditingDialog } from '../../ui/editing-dialog.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { GiveRole } from './give-role.tsx'
import { People } from './people.tsx'
import { useAdministrators, useSaveRole } from './use-administrators.ts'

/** Lists the administrators; super admins grant and remove roles here. */
export function AdministratorsDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('administrators')
  const shared = useTranslations('shared')
  const { data, error, refetch } = useAdministrators()
  const form = useSaveRole()
  const [email, setEmail] = useState('')
  const reason = form.error?.message
  return (
    <EditingDialog
      title={t('title')}
      description={data ? `${t('text')} ${t(data.secondFactorRequired ? 'strict' : 'loose')}` : t('text')}
      changed={email.trim() !== ''}
      busy={form.busy !== null}
      onClose={onClose}
    >
      {(leave) => (
        <>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            {reason && <ErrorPanel error={form.error} say={() => t('saveFailed', { reason })} />}
            {data ? (
              <>
                <People administrators={data.administrators} form={form} />
                <GiveRole form={form} email={email} onEmail={setEmail} />
                {data.changes.length > 0 && <Changes changes={data.changes} />}
              </>
            ) : error ? (
              <ErrorPanel error={error} say={(reason) => t('failed', { reason })} onRetry={() => void refetch()} />
            ) : (
              <div role="status">
                <span className="sr-only">{t('loading')}</span>
                <Skeleton className="h-48" />
              </div>
            )}
          </div>
          <DialogFooter>
            <Button onClick={leave}>{shared('close')}</Button>
          </DialogFooter>
        </>
      )}
    </EditingDialog>
  )
}

function Changes({ changes }: Pick<AdministratorList, 'changes'>) {
  const t = useTranslations('administrators')
  const format = useFormat()
  const now = useTicking()
  return (
    <section aria-labelledby="administrator-changes">
      <h3 id="administrator-changes" className="mb-1.5 text-sm font-semibold">
        {t('changes')}
      </h3>
      <ul className="max-h-48 overflow-y-auto border-t border-line">
        {changes.map(({ id, name, before, after, by, at }) => (
          <li key={id} className="flex gap-3 border-b border-line py-1.5 text-sm text-ink-2">
            <span className="min-w-0 flex-1">
              {t('change', {
                by: by ?? t('someone'),
                name,
                before: t(`role.${before}`),
                after: t(`role.${after}`),
              })}
            </span>
            <span className="shrink-0 text-xs text-ink-3 tabular-nums">{format.age(at, now)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
