import { toReadReasons } from '@bizamply/contract/comment-filter'
import type { Attention, Overview } from '@bizamply/contract/dashboard'
import { services, type ServiceKey } from '@bizamply/contract/service-facts'
import { Link } from '@tanstack/react-router'
import { CircleCheck, CircleHelp, Eye, History, SendHorizontal, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ServiceMark } from '../../../ui/service-mark.tsx'
import { useSpan } from '../use-span.ts'
import { AttentionLine, lineAction } from './attention-line.tsx'

const kinds = ['notSent', 'unconfirmed', 'sensitive', 'sensitiveDrafts'] as const
type Kind = (typeof kinds)[number]

type Issue = { key: string; kind: 'disconnected'; service: ServiceKey } | { key: string; kind: Kind; count: number }

/** Most urgent first. */
export function issuesIn({ disconnected, notSent, unconfirmed, sensitive }: Attention): Issue[] {
  const counts: Record<Kind, number> = {
    notSent,
    unconfirmed,
    sensitive: sensitive.pending,
    sensitiveDrafts: sensitive.draft,
  }
  return [
    ...disconnected.map((service) => ({ key: service, kind: 'disconnected' as const, service })),
    ...kinds.flatMap((kind) => (counts[kind] > 0 ? [{ key: kind, kind, count: counts[kind] }] : [])),
  ]
}

export const IssueLine = ({ issue, maySend }: { issue: Issue; maySend: boolean }) =>
  issue.kind === 'disconnected' ? (
    <Disconnected service={issue.service} />
  ) : (
    <Counted kind={issue.kind} count={issue.count} maySend={maySend} />
  )

function Disconnected({ service }: { service: ServiceKey }) {
  const t = useTranslations('dashboardSections.attention')
  const { name } = services[service]
  return (
    <AttentionLine
      picture={
        <Tile tone="danger">
          <ServiceMark service={service} size={16} />
        </Tile>
      }
      title={<span>{t('disconnected', { name })}</span>}
      detail={t('disconnectedText')}
      action={
        <Link to="/connections" aria-label={t('reconnectName', { name })} className={lineAction}>
          {t('reconnect')}
        </Link>
      }
    />
  )
}

/** The reviews that each kind counts. */
const lists = {
  notSent: { status: 'all', delivery: 'failed' },
  unconfirmed: { status: 'all', delivery: 'unknown' },
  sensitive: { risk: 'any', sort: 'oldest' },
  sensitiveDrafts: { status: 'draft', risk: 'any', sort: 'oldest' },
} as const

const pictures: Record<Kind, ReactNode> = {
  notSent: <SendHorizontal size={16} />,
  unconfirmed: <CircleHelp size={16} />,
  sensitive: <TriangleAlert size={16} />,
  sensitiveDrafts: <TriangleAlert size={16} />,
}

function Counted({ kind, count, maySend }: { kind: Kind; count: number; maySend: boolean }) {
  const t = useTranslations('dashboardSections.attention')
  const title = t(`${kind}.title`, { count })
  return (
    <AttentionLine
      picture={<Tile tone={kind === 'unconfirmed' ? 'pending' : 'danger'}>{pictures[kind]}</Tile>}
      title={<span>{title}</span>}
      detail={kind === 'sensitiveDrafts' && !maySend ? t(`${kind}.readOnly`) : t(`${kind}.text`, { count })}
      action={
        <Link
          to="/responses"
          search={lists[kind]}
          aria-label={`${t(`${kind}.action`)}: ${title}`}
          className={lineAction}
        >
          {t(`${kind}.action`)}
        </Link>
      }
    />
  )
}

/** Drafts in the date range that a bulk send skips: a bad review still needs someone once it has a draft. */
export function DraftsToReadLine({ data, maySend }: { data: Overview; maySend: boolean }) {
  const t = useTranslations('dashboardSections.attention.draftsToRead')
  const span = useSpan()(data)
  const { from, to } = data.window
  const title = t('title', { count: data.attention.draftsToRead })
  return (
    <AttentionLine
      picture={
        <Tile tone="pending">
          <Eye size={16} />
        </Tile>
      }
      title={<span>{title}</span>}
      detail={t(maySend ? 'text' : 'readOnly', { span })}
      action={
        <Link
          to="/responses"
          search={{ status: 'draft', toRead: toReadReasons.join(','), sort: 'oldest', from, to }}
          aria-label={`${t('action')}: ${title}`}
          className={lineAction}
        >
          {t('action')}
        </Link>
      }
    />
  )
}

/** All reviews that have waited long, as one line: a row for each would say the same. */
export function BacklogLine({ count, until, maySend }: Attention['backlog'] & { maySend: boolean }) {
  const t = useTranslations('dashboardSections.attention.backlog')
  const title = t('title', { count })
  return (
    <AttentionLine
      picture={
        <Tile tone="pending">
          <History size={16} />
        </Tile>
      }
      title={<span>{title}</span>}
      detail={t(maySend ? 'text' : 'readOnly')}
      action={
        <Link
          to="/responses"
          search={{ sort: 'oldest', to: until }}
          aria-label={`${t('action')}: ${title}`}
          className={lineAction}
        >
          {t('action')}
        </Link>
      }
    />
  )
}

export function ClearLine() {
  const t = useTranslations('dashboardSections.attention')
  return (
    <AttentionLine
      picture={
        <Tile tone="sent">
          <CircleCheck size={16} />
        </Tile>
      }
      title={<span>{t('clear')}</span>}
      detail={t('clearText')}
    />
  )
}

const Tile = ({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) => (
  <span aria-hidden="true" className={`grid size-8 place-items-center rounded-md ${tones[tone]}`}>
    {children}
  </span>
)

const tones = {
  danger: 'bg-danger-soft text-danger-ink',
  pending: 'bg-pending-soft text-pending-ink',
  sent: 'bg-sent-soft text-sent-ink',
} as const
