import type { Caps } from '@bizamply/contract/credits'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useMayInCompany } from '../../../lib/brand-context.tsx'
import { CallError } from '../../../lib/call-error.ts'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { CapRow } from './cap-row.tsx'
import { CapsFoot } from './caps-foot.tsx'
import { LowRow } from './low-row.tsx'
import { MonthlyLedger } from './monthly-ledger.tsx'
import { useCaps, useCapsForm } from './use-caps-form.ts'

/** Caps of a day, and when to be told that few credits are left: admins set them, everybody reads them. */
export function CapsTab() {
  const t = useTranslations('creditCaps')
  const mayChange = useMayInCompany()('credits.manage')
  const { data, error, refetch } = useCaps()
  return (
    <>
      <header className="mb-4">
        <h2 className="text-lg font-semibold">{t('title')}</h2>
        <p className="text-sm text-pretty text-ink-2">{t('text')}</p>
        {!mayChange && <p className="mt-1 text-xs text-ink-3">{t('readOnly')}</p>}
      </header>
      {data ? (
        <Form caps={data} mayChange={mayChange} />
      ) : error ? (
        <Failed error={CallError.from(error)} onRetry={() => void refetch()} />
      ) : (
        <Waiting />
      )}
      {mayChange && <MonthlyLedger />}
    </>
  )
}

function Form({ caps, mayChange }: { caps: Caps; mayChange: boolean }) {
  const t = useTranslations('creditCaps')
  const form = useCapsForm(caps)
  const { company, brands, members } = caps.today
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
        <CapRow {...shared} field="company" name={t('company')} text={t('companyText')} used={company} />
        <CapRow {...shared} field="eachBrand" name={t('eachBrand')} text={t('eachBrandText')} />
        <CapRow {...shared} field="eachMember" name={t('eachMember')} text={t('eachMemberText')} />
      </Part>
      <Part title={t('brands')} text={t('ownText')}>
        {brands.map(({ brandId, name, used }) => (
          <CapRow
            {...shared}
            key={brandId}
            field={`brand:${brandId}`}
            name={name}
            used={used}
            otherwise={caps.eachBrand}
          />
        ))}
      </Part>
      <Part title={t('members')} text={t('ownText')}>
        {members.map(({ userId, name, used }) => (
          <CapRow
            {...shared}
            key={userId}
            field={`member:${userId}`}
            name={name}
            used={used}
            otherwise={caps.eachMember}
          />
        ))}
      </Part>
      <Part title={t('low')}>
        <LowRow {...shared} />
      </Part>
      {mayChange && <CapsFoot form={form} />}
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
  const t = useTranslations('creditCaps')
  return <ErrorPanel message={t('failed', { reason: error.message })} requestId={error.requestId} onRetry={onRetry} />
}

function Waiting() {
  const t = useTranslations('creditCaps')
  return (
    <div role="status" className="grid gap-4 py-3">
      <span className="sr-only">{t('loading')}</span>
      {[0, 1, 2, 3].map((n) => (
        <Skeleton key={n} className="h-10" />
      ))}
    </div>
  )
}
