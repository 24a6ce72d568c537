import type { SpendingLimits } from '@bizamply/contract/credits'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useBrands, useMayInCompany } from '../../../lib/brand-context.tsx'
import { CallError } from '../../../lib/call-error.ts'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { LeaveGuard } from '../../../ui/leave-guard.tsx'
import { LimitPlace, LimitRow, type LimitRowProps } from './limit-row.tsx'
import { LimitsFoot } from './limits-foot.tsx'
import { MonthlyLedger } from './monthly-ledger.tsx'
import { useSpendingLimits, useLimitsForm, type LimitsForm } from './use-limits-form.ts'

/** Daily spending limits, and when to notify about a low balance: admins set them, everyone can see them. */
export function SpendingLimitsTab() {
  const { data, error, refetch } = useSpendingLimits()
  if (data) return <Loaded spendingLimits={data} />
  if (error) {
    return (
      <Sheet foot={null} ledger>
        <Failed error={CallError.from(error)} onRetry={() => void refetch()} />
      </Sheet>
    )
  }
  return (
    <Sheet foot={<LimitsFoot form={undefined} />}>
      <Waiting />
    </Sheet>
  )
}

interface SheetProps {
  /** Only for those who may change the limits. */
  foot: ReactNode
  ledger?: boolean
  children: ReactNode
}

function Sheet({ foot, ledger = false, children }: SheetProps) {
  const t = useTranslations('spendingLimits')
  const mayChange = useMayInCompany()('credits.manage')
  return (
    <div className="flex flex-1 flex-col">
      <div className="max-w-[72ch] flex-1 px-4 pt-6 pb-10 sm:px-6">
        <header className="mb-4">
          <h2 className="text-lg font-semibold">{t('title')}</h2>
          <p className="text-sm text-pretty text-ink-2">{t('text')}</p>
          {!mayChange && <p className="mt-1 text-xs text-ink-3">{t('readOnly')}</p>}
        </header>
        {children}
        {mayChange && ledger && <MonthlyLedger />}
      </div>
      {mayChange && foot}
    </div>
  )
}

function Loaded({ spendingLimits }: { spendingLimits: SpendingLimits }) {
  const form = useLimitsForm(spendingLimits)
  return (
    <form
      noValidate
      className="flex flex-1 flex-col"
      onSubmit={(event) => {
        event.preventDefault()
        void form.save()
      }}
    >
      <LeaveGuard changed={form.changed} />
      <Sheet foot={<LimitsFoot form={form} />} ledger>
        <Fields form={form} />
      </Sheet>
    </form>
  )
}

function Fields({ form }: { form: LimitsForm }) {
  const t = useTranslations('spendingLimits')
  const mayChange = useMayInCompany()('credits.manage')
  const { spendingLimits } = form
  const { company, brands, members } = spendingLimits.today
  const shared = { form, mayChange }
  return (
    <>
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
    </>
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

/** The names are known; the ledger below waits, because the number of members isn't. */
function Waiting() {
  const t = useTranslations('spendingLimits')
  const { brands } = useBrands()
  return (
    <>
      <span role="status" className="sr-only">
        {t('loading')}
      </span>
      <Part title={t('all')} text={t('allText')}>
        <LimitPlace name={t('company')} text={t('companyText')} used />
        <LimitPlace name={t('eachBrand')} text={t('eachBrandText')} />
        <LimitPlace name={t('eachMember')} text={t('eachMemberText')} />
      </Part>
      <Part title={t('brands')} text={t('ownText')}>
        {brands.map(({ BrandId, BrandName }) => (
          <LimitPlace key={BrandId} name={BrandName} used />
        ))}
      </Part>
      <Part title={t('members')} text={t('ownText')}>
        {[0, 1, 2].map((n) => (
          <LimitPlace key={n} used />
        ))}
      </Part>
    </>
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
