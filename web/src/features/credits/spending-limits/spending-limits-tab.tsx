import type { SpendingLimits } from '@bizamply/contract/credits'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useMayInCompany } from '../../../lib/brand-context.tsx'
import { CallError } from '../../../lib/call-error.ts'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { LimitRow, type LimitRowProps } from './limit-row.tsx'
import { LimitsFoot } from './limits-foot.tsx'
import { MonthlyLedger } from './monthly-ledger.tsx'
import { useSpendingLimits, useLimitsForm } from './use-limits-form.ts'

/** Daily spending limits, and when to notify about a low balance: admins set them, everyone can see them. */
export function SpendingLimitsTab() {
  const t = useTranslations('spendingLimits')
  const mayChange = useMayInCompany()('credits.manage')
  const { data, error, refetch } = useSpendingLimits()
  return (
    <>
      <header className="mb-4">
        <h2 className="text-lg font-semibold">{t('title')}</h2>
        <p className="text-sm text-pretty text-ink-2">{t('text')}</p>
        {!mayChange && <p className="mt-1 text-xs text-ink-3">{t('readOnly')}</p>}
      </header>
      {data ? (
        <Form spendingLimits={data} mayChange={mayChange} />
      ) : error ? (
        <Failed error={CallError.from(error)} onRetry={() => void refetch()} />
      ) : (
        <Waiting />
      )}
      {mayChange && <MonthlyLedger />}
    </>
  )
}

function Form({ spendingLimits, mayChange }: { spendingLimits: SpendingLimits; mayChange: boolean }) {
  const t = useTranslations('spendingLimits')
  const form = useLimitsForm(spendingLimits)
  const { company, brands, members } = spendingLimits.today
  const shared = { form, mayChange }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.save()
      }}
    >
      <Part title={t('all')} text={t('allText')}>
        <LimitRow {...shared} field="company" name={t('company')} text={t('companyText')} used={company} />
        <LimitRow {...shared} field="eachBrand" name={t('eachBrand')} text={t('eachBrandText')} />
        <LimitRow {...shared} field="eachMember" name={t('eachMember')} text={t('eachMemberText')} />
      </Part>
      <Part title={t('brands')} text={t('ownText')}>
        {brands.map(({ brandId, name, used }) => (
          <LimitRow
            {...shared}
            key={brandId}
            field={`brand:${brandId}`}
            name={name}
            used={used}
            otherwise={spendingLimits.eachBrand}
          />
        ))}
      </Part>
      <Part title={t('members')} text={t('ownText')}>
        {members.map(({ userId, name, used }) => (
          <LimitRow
            {...shared}
            key={userId}
            field={`member:${userId}`}
            name={name}
            used={used}
            otherwise={spendingLimits.eachMember}
          />
        ))}
      </Part>
      <Part title={t('low')}>
        <LowRow {...shared} />
      </Part>
      {mayChange && <LimitsFoot form={form} />}
    </form>
  )
}

function Part({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mb-8">
      <h3 className="text-sm font-semibold text-ink">{title}</h3>
      {text && <p className="text-xs text-pretty text-ink-3">{text}</p>}
      <ul className="mt-2 border-t border-line">{children}</ul>
    </section>
  )
}

function Failed({ error, onRetry }: { error: CallError; onRetry: () => void }) {
  const t = useTranslations('spendingLimits')
  return <ErrorPanel error={error} say={(reason) => t('failed', { reason })} onRetry={onRetry} />
}

function Waiting() {
  const t = useTranslations('spendingLimits')
  return (
    <div role="status" className="py-3">
      <span className="sr-only">{t('loading')}</span>
      {[0, 1, 2, 3].map((n) => (
        <div key={n} className="flex h-16 items-center gap-4 border-b border-line">
          <div className="grid flex-1 gap-2.5">
            <Skeleton className="h-3.5 w-1/3" />
            <Skeleton className="h-3 w-1/2" />
          </div>
          <Skeleton className="h-8 w-28" />
        </div>
      ))}
    </div>
  )
}

/** The balance at which admins are notified. */
function LowRow({ form, mayChange }: Pick<LimitRowProps, 'form' | 'mayChange'>) {
  const t = useTranslations('spendingLimits')
  const { lowAt } = form.spendingLimits
  return (
    <LimitRow
      form={form}
      mayChange={mayChange}
      field="lowAt"
      name={t('lowAt')}
      text={t('lowAtText')}
      words={{ empty: mayChange ? t('tenth') : t('lowAtTenth'), value: t('lowAtIs', { count: lowAt ?? 0 }) }}
    />
  )
}
