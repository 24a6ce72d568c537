import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useBrands } from '../../lib/brand-context.tsx'
import { useUser } from '../../lib/session.ts'
import { textLink } from '../../ui/text-link.ts'
import { BrandLogo } from './brand-logo.tsx'

/** The company's name and brands, the size of its team, and its plan. */
export function CompanyFacts({ team, plan }: { team: ReactNode; plan: ReactNode }) {
  const t = useTranslations('brands.company')
  const { companyName } = useUser()
  const { brands } = useBrands()
  return (
    <section aria-labelledby="company" className="mb-10">
      <h2 id="company" className="mb-4 text-lg font-semibold">
        {t('title')}
      </h2>
      <dl className="divide-y divide-line border-y border-line">
        <Fact name={t('name')}>{companyName}</Fact>
        <Fact name={t('brands', { count: brands.length })}>
          <ul className="flex flex-wrap gap-x-5 gap-y-2">
            {brands.map((brand) => (
              <li key={brand.BrandId} className="flex min-w-0 items-center gap-2">
                <BrandLogo brand={brand} size={20} />
                <span className="truncate">{brand.BrandName}</span>
              </li>
            ))}
          </ul>
        </Fact>
        <Fact name={t('team')}>
          <Value value={team}>
            <Link to="/settings" search={{ tab: 'team' }} aria-label={t('manageTeam')} className={textLink}>
              {t('manage')}
            </Link>
          </Value>
        </Fact>
        <Fact name={t('plan')}>
          <Value value={plan}>
            <Link to="/plans" aria-label={t('managePlan')} className={textLink}>
              {t('change')}
            </Link>
          </Value>
        </Fact>
      </dl>
    </section>
  )
}

/** A value, and the link that leads to where it changes. */
const Value = ({ value, children }: { value: ReactNode; children: ReactNode }) => (
  <span className="flex flex-wrap items-baseline justify-between gap-x-4 tabular-nums">
    <span className="min-w-0">{value}</span>
    {children}
  </span>
)

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[8rem_minmax(0,1fr)] items-center gap-4 py-2.5 text-sm">
      <dt className="text-ink-2">{name}</dt>
      <dd className="min-w-0 text-ink">{children}</dd>
    </div>
  )
}
