import type { ProjectRow } from '@bizamply/contract/projects'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useBrand } from '../../../lib/brand-context.tsx'
import { Thumb } from '../../../ui/thumb.tsx'
import { daysLate, useDayWords } from '../project-words.ts'

/** Links to the project; the link covers its row, so that a press anywhere opens it. */
export interface ProjectLinkProps {
  project: Pick<ProjectRow, 'id' | 'name'>
  /** A long name has two lines. */
  lines?: 1 | 2
}

export function ProjectLink({ project: { id, name }, lines = 1 }: ProjectLinkProps) {
  return (
    <Link
      to="/projects/$projectId"
      params={{ projectId: id }}
      className={`block text-sm font-medium text-ink after:absolute after:inset-0 hover:underline ${lines === 1 ? 'truncate' : 'line-clamp-2'}`}
    >
      <bdi>{name}</bdi>
    </Link>
  )
}

/** The project's topics and products in words. */
export function useAbout(): (project: Pick<ProjectRow, 'topics' | 'products'>) => { topic: string; product: string } {
  const t = useTranslations('projects')
  const names = useTranslations('reading.topic')
  const { brand } = useBrand()
  const listed = (all: string[]): string =>
    all.length > 1 ? t('moreProducts', { name: all[0] ?? '', count: all.length - 1 }) : (all[0] ?? '')
  return ({ topics, products }) => ({
    topic: listed(topics.map((topic) => names(topic))) || t('noTopic'),
    product: listed(products.map(({ name }) => name)) || t('allProducts', { brand: brand.BrandName }),
  })
}

export function ProjectPicture({ project: { products } }: { project: Pick<ProjectRow, 'products'> }) {
  const { brand } = useBrand()
  const [product] = products
  return <Thumb src={product?.image ?? (product ? null : brand.logoUrl)} name={product?.name ?? brand.BrandName} />
}

/** The due date, and how late it is. */
export function DueWords({ project, today, short = false }: { project: ProjectRow; today: string; short?: boolean }) {
  const t = useTranslations('projects')
  const days = useDayWords()
  const late = daysLate(project, today)
  if (project.dueOn === null) return <span className="text-xs text-ink-3">{t('noDate')}</span>
  if (late === 0) return <time dateTime={project.dueOn}>{days.full(project.dueOn)}</time>
  return (
    <span className="grid text-danger-ink">
      <time dateTime={project.dueOn} className={short ? 'sr-only' : ''}>
        {days.full(project.dueOn)}
      </time>
      <span className={short ? '' : 'text-xs'}>{t('late', { days: late })}</span>
    </span>
  )
}
