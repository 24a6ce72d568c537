import type { ProjectActivity } from '@bizamply/contract/projects'
import { projectStatuses } from '@bizamply/contract/project-rules'
import { useFormatter, useTranslations } from 'use-intl'

const fieldNames = [
  'name',
  'description',
  'ownerId',
  'team',
  'dueOn',
  'topics',
  'products',
  'countFrom',
  'startedOn',
  'shippedOn',
  'change',
] as const

/** An activity as a sentence. */
export function useActivityWords(): (one: ProjectActivity) => string {
  const t = useTranslations('project')
  const statuses = useTranslations('projects.status')
  const format = useFormatter()
  const statusOf = (value: unknown): string => {
    const status = projectStatuses.find((one) => one === value)
    return status ? statuses(status) : ''
  }
  return ({ kind, who: person, details }) => {
    const who = person?.name ?? t('someone')
    if (kind === 'note') return who
    if (kind === 'changed') {
      const fields = Array.isArray(details['fields']) ? (details['fields'] as unknown[]) : []
      const known = fieldNames.filter((name) => fields.includes(name)).map((name) => t(`field.${name}`))
      return known.length > 0 ? t('did.changed', { who, fields: format.list(known) }) : t('did.changedSome', { who })
    }
    if (kind === 'status') return t('did.status', { who, from: statusOf(details['from']), to: statusOf(details['to']) })
    if (kind === 'linked' || kind === 'unlinked') {
      return t(`did.${kind}`, { who, count: typeof details['count'] === 'number' ? details['count'] : 0 })
    }
    if (kind === 'created' || kind === 'archived' || kind === 'restored') return t(`did.${kind}`, { who })
    return t(`did.${kind}`, { who, title: typeof details['title'] === 'string' ? details['title'] : '' })
  }
}
