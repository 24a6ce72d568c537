import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useBrands } from '../../lib/brand-context.tsx'
import { useUser } from '../../lib/session.ts'
import { textLink } from '../../ui/text-link.ts'
import { BrandLogo } from './brand-logo.tsx'

/** The company's name and brands, and where its team and plan are managed. */
export function CompanyFacts() {
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
          <Link to="/settings" search={{ tab: 'team' }} className={textLink}>
            {t('manageTeam')}
          </Link>
        </Fact>
        <Fact name={t('plan')}>
          <Link to="/plans" className={textLink}>
            {t('managePlan')}
          </Link>
        </Fact>
      </dl>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[8rem_minmax(0,1fr)] items-center gap-4 py-2.5 text-sm">
      <dt className="text-ink-2">{name}</dt>
      <dd className="min-w-0 text-ink">{children}</dd>
    </div>
  )
}
