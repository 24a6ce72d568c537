import type { ProjectPage } from '@bizamply/contract/projects'
import { addDays } from '@bizamply/contract/ranges'
import { Link } from '@tanstack/react-router'
import { Suspense, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { useBrand } from '../../../lib/brand-context.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { textLink } from '../../../ui/text-link.ts'
import { Thumb } from '../../../ui/thumb.tsx'
import { daysLate, useDayWords } from '../project-words.ts'
import { TeamStack } from '../team-stack.tsx'

const MeasuredDialog = lazyPart(() => import('./measured-dialog.tsx').then((it) => ({ default: it.MeasuredDialog })))

export interface AboutRailProps {
  page: ProjectPage
  mayWrite: boolean
}

/** Owner, due date, and what is measured. */
export function AboutList({ page, mayWrite }: AboutRailProps) {
  const t = useTranslations('project')
  const words = useTranslations('projects')
  const names = useTranslations('reading.topic')
  const { brand } = useBrand()
  return (
    <dl className="grid gap-2.5 text-sm">
      <Line name={t('owner')}>
        {page.owner ? (
          <span className="flex min-w-0 items-center gap-2">
            <Avatar name={page.owner.name} size={22} />
            <bdi className="truncate">{page.owner.name}</bdi>
          </span>
        ) : (
          <span className="text-ink-3">{t('noOwner')}</span>
        )}
      </Line>
      <Line name={t('team')}>
        <TeamStack people={page.team} />
      </Line>
      <Line name={t('due')}>
        <Due page={page} />
      </Line>
      <Line name={t('products')}>
        {page.products.length === 0 && words('allProducts', { brand: brand.BrandName })}
        <ul className="grid gap-1.5">
          {page.products.map(({ id, name, image }) => (
            <li key={id} className="flex min-w-0 items-center gap-2">
              <Thumb src={image} name={name} />
              <bdi className="line-clamp-2 leading-4.5" title={name}>
                {name}
              </bdi>
            </li>
          ))}
        </ul>
      </Line>
      <Line name={t('topics')}>
        {page.topics.length === 0 && <span className="text-ink-3">{t('noTopics')}</span>}
        <ul className="flex flex-wrap gap-1.5">
          {page.topics.map((topic) => (
            <li key={topic}>
              <Link
                to="/responses"
                search={{ project: page.id, topic, status: 'all', triageState: 'shown' }}
                className="inline-flex h-6 items-center rounded-full bg-accent-soft px-2 text-micro font-medium text-accent-ink hover:underline"
              >
                {names(topic)}
              </Link>
            </li>
          ))}
        </ul>
      </Line>
      <Measured page={page} mayWrite={mayWrite} />
      {page.change && (
        <Line name={t('changed')}>
          <span className="wrap-anywhere">{page.change}</span>
        </Line>
      )}
    </dl>
  )
}

/** Its names, and the places of what follows. */
export function AboutWaiting() {
  const t = useTranslations('project')
  return (
    <dl className="grid gap-2.5 text-sm">
      {(['owner', 'team', 'due', 'products', 'topics', 'measured'] as const).map((name) => (
        <Line key={name} name={t(name)}>
          <Skeleton className={`${name === 'owner' || name === 'team' ? 'my-1' : 'my-0.5'} h-4 ${placeOf[name]}`} />
          {name === 'measured' && <Skeleton className="mt-1.5 h-4 w-16" />}
        </Line>
      ))}
    </dl>
  )
}

const placeOf = { owner: 'w-28', team: 'w-6', due: 'w-36', products: 'w-28', topics: 'w-16', measured: 'w-24' } as const

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 grid-cols-[84px_minmax(0,1fr)] items-start gap-2">
      <dt className="pt-px text-ink-2">{name}</dt>
      <dd className="min-w-0 text-ink tabular-nums">{children}</dd>
    </div>
  )
}

function Due({ page }: { page: ProjectPage }) {
  const words = useTranslations('projects')
  const days = useDayWords()
  if (!page.dueOn) return <span className="text-ink-3">{words('noDate')}</span>
  const late = daysLate(page, page.today) > 0
  return (
    <span className={late ? 'text-danger-ink' : ''}>
      <time dateTime={page.dueOn}>{days.full(page.dueOn)}</time>
      {page.status !== 'completed' && (
        <span className={`block text-xs ${late ? '' : 'text-ink-2'}`}>{days.distance(page.dueOn, page.today)}</span>
      )}
    </span>
  )
}

function Measured({ page, mayWrite }: AboutRailProps) {
  const t = useTranslations('project')
  const days = useDayWords()
  const [open, setOpen] = useState(false)
  const { countFrom, startedOn, shippedOn, today } = page
  const before = startedOn && startedOn > countFrom ? days.range(countFrom, addDays(startedOn, -1)) : null
  const words = !before
    ? t('measuredOpen', { from: days.short(countFrom, today) })
    : shippedOn
      ? t('measuredShipped', { days: before, shipped: days.short(shippedOn, today) })
      : t('measuredStarted', { days: before })
  return (
    <Line name={t('measured')}>
      {words}
      {mayWrite && (
        <button type="button" className={`${textLink} block`} onClick={() => setOpen(true)}>
          {t('changeDates')}
        </button>
      )}
      <Suspense>{open && <MeasuredDialog page={page} onClose={() => setOpen(false)} />}</Suspense>
    </Line>
  )
}
