import type { Person } from '@bizamply/contract/people'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat, useTicking } from '../../lib/format.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { textLink } from '../../ui/text-link.ts'
import { PlatformMarks, RatingWords, RepeatedBadge } from './person-facts.tsx'

/** The customer's name, their repeated complaints, and the figures from the list. */
export function PersonHeader({ person, children }: { person: Person; children?: ReactNode }) {
  const t = useTranslations('peoplePage')
  const format = useFormat()
  const now = useTicking()
  const { firstAt, lastAt } = person
  const first = firstAt && format.shortDate(firstAt, now)
  const last = lastAt && format.shortDate(lastAt, now)
  return (
    <header className="grid grid-cols-[minmax(0,1fr)] gap-3 px-4 pt-5 pb-4 sm:px-6">
      <BackToPeople />
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <h1 className="text-xl font-semibold text-ink wrap-anywhere">
            <bdi>{person.name ?? person.email ?? t('unnamed')}</bdi>
          </h1>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
            {first && last && <span>{t(first === last ? 'one.sinceOnly' : 'one.since', { first, last })}</span>}
            <PlatformMarks platforms={person.platforms} />
            <RepeatedBadge person={person} />
          </div>
        </div>
        {children}
      </div>
      <Figures person={person} />
    </header>
  )
}

/** Placeholders until the customer is loaded. */
export function Figures({ person }: { person: Person | undefined }) {
  const t = useTranslations('peoplePage.one')
  const format = useFormat()
  return (
    <dl aria-label={t('figures')} className="grid grid-cols-2 gap-x-6 gap-y-2 sm:flex sm:gap-x-10">
      {(['comments', 'pending', 'draft', 'sent'] as const).map((figure) => (
        <Figure key={figure} label={t(figure)}>
          {person ? format.number(person[figure]) : <Skeleton className="my-1 h-4 w-6" />}
        </Figure>
      ))}
      <Figure label={t('rating')}>
        {person ? <RatingWords person={person} /> : <Skeleton className="my-1 h-4 w-28" />}
      </Figure>
    </dl>
  )
}

export function BackToPeople() {
  const t = useTranslations('peoplePage.one')
  return (
    <Link to="/people" className={`inline-flex items-center gap-1 justify-self-start text-xs ${textLink}`}>
      <ArrowLeft aria-hidden="true" size={14} />
      {t('back')}
    </Link>
  )
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-ink-2">{label}</dt>
      <dd className="text-base font-medium text-ink tabular-nums">{children}</dd>
    </div>
  )
}
