import type { Notification } from '@bizamply/contract/notifications'
import type { NotificationKind } from '@bizamply/contract/notification-kinds'
import { numberWriter, usualFormats, type NumberFormat } from '@bizamply/contract/formats'
import { topicLabels, type Topic } from '@bizamply/contract/topics-and-risks'
import { services as facts, type ServiceKey } from '@bizamply/contract/platforms'

export interface NotificationRow {
  id: string
  kind: NotificationKind
  comment_id: string | null
  details: Record<string, unknown>
  created_at: Date
  read: boolean
  actor_name: string | null
  author_name: string | null
  platform: string | null
  rating: number | null
  content: string | null
  product_title: string | null
  risks: string[] | null
  /** The reader's number format. */
  number_format: NumberFormat | null
}

const MESSAGE = 120
/** Two lines of the widest list; a narrower one cuts by its room. */
const EXCERPT = 400

/** Builds the text at read time, so that erased data appears in none. */
export function presentNotification(row: NotificationRow): Notification {
  return {
    id: row.id,
    kind: row.kind,
    commentId: row.comment_id,
    projectId: textOf(row.details['projectId']),
    alertId: textOf(row.details['alertId']),
    jobId: row.kind === 'bulk' ? textOf(row.details['jobId']) : null,
    ...wordsOf[row.kind](row),
    productName: row.product_title,
    platform: row.platform ?? textOf(row.details['platform']),
    time: row.created_at.toISOString(),
    rating: row.rating === null ? null : String(row.rating),
    risks: row.risks ?? [],
    read: row.read,
  }
}

type Words = Pick<Notification, 'title' | 'message'>

const wordsOf: Record<NotificationKind, (row: NotificationRow) => Words> = {
  comment: (row) => ({ title: `New ${thing(row)} from ${author(row)}`, message: excerpt(row) }),
  'low-rating': (row) => ({
    title: `${row.rating ?? 1}-star ${thing(row)} from ${author(row)}`,
    message: excerpt(row),
  }),
  risk: (row) => ({ title: `Sensitive ${thing(row)} from ${author(row)}`, message: excerpt(row) }),
  mention: (row) => ({ title: `${actor(row)} mentioned you`, message: excerpt(row) }),
  assigned: (row) => {
    if (row.details['alertId']) return assignedAlertWords(row)
    const count = Number(row.details['count'] ?? 0)
    if (row.comment_id === null) return { title: `${actor(row)} assigned you ${count} reviews`, message: '' }
    return { title: `${actor(row)} assigned you a ${thing(row)}`, message: excerpt(row) }
  },
  woke: (row) => ({ title: `Back from snooze: ${thing(row)} from ${author(row)}`, message: excerpt(row) }),
  bulk: bulkWords,
  'send-failed': (row) => ({
    title: `Your reply to ${author(row)} wasn’t sent`,
    message: cut(textOf(row.details['reason']) ?? 'Your draft is saved. Nothing was charged.'),
  }),
  'send-unknown': (row) => ({
    title: `Your reply to ${author(row)} is unconfirmed`,
    message: cut(textOf(row.details['reason']) ?? 'Check the platform, then decide.'),
  }),
  connection: (row) => ({
    title: `Reconnect ${serviceName(row)}`,
    message: cut(textOf(row.details['reason']) ?? ''),
  }),
  change: changeWords,
  import: importWords,
  report: ({ details }) => {
    const title = textOf(details['title'])
    return { title: title ? `Report ready: ${cut(title)}` : 'Your report is ready', message: '' }
  },
  project: projectWords,
  credits: creditWords,
  billing: ({ details }) => ({
    title: cut(textOf(details['title']) ?? 'Your plan changed'),
    message: cut(textOf(details['message']) ?? ''),
  }),
  member: (row) => ({
    title: `${actor(row)} joined ${cut(textOf(row.details['company']) ?? 'your company')}`,
    message: '',
  }),
  announcement: ({ details }) => {
    const title = textOf(details['title']) ?? 'improvements'
    return { title: details['announcement'] ? cut(title) : `New in Bizamply: ${title}`, message: '' }
  },
}

function assignedAlertWords(row: NotificationRow): Words {
  const { kind, topic, direction, product } = row.details
  const what =
    kind === 'topic'
      ? `more complaints about ${topicLabels[topic as Topic].toLowerCase()}`
      : `the rating ${direction === 'down' ? 'fell' : 'rose'}`
  return { title: `${actor(row)} assigned you an alert`, message: cut(`${textOf(product) ?? 'A product'}: ${what}`) }
}

function importWords(row: NotificationRow): Words {
  const { details } = row
  const number = (name: string): string => count(row, Number(details[name] ?? 0))
  const how = ends[details['state'] as keyof typeof ends] ?? ends.done
  const counts = [`${number('created')} new`, `${number('updated')} updated`]
  if (Number(details['rejected'])) counts.push(`${number('rejected')} skipped`)
  return {
    title: `Your import ${how}`,
    message: `${cut(textOf(details['file']) ?? 'The file')}: ${counts.join(', ')}.`,
  }
}

function projectWords(row: NotificationRow): Words {
  const { details } = row
  const name = cut(textOf(details['name']) ?? 'A project')
  const task = cut(textOf(details['title']) ?? 'A task')
  const when = details['on'] === details['dueOn'] ? 'due today' : 'due tomorrow'
  if (details['what'] === 'due') return { title: `${name} is ${when}`, message: '' }
  if (details['what'] === 'task-due') return { title: `Your task is ${when}: ${task}`, message: name }
  if (details['what'] === 'task') return { title: `${actor(row)} assigned you a task: ${task}`, message: name }
  return { title: `${actor(row)} added you to a project`, message: name }
}

function creditWords(row: NotificationRow): Words {
  const { details } = row
  const available = Number(details['available'] ?? 0)
  if (available === 0) {
    return { title: 'Your credits are used up', message: 'You can’t generate or send replies until you add more.' }
  }
  const left = available === 1 ? '1 credit is left' : `${count(row, available)} credits are left`
  return { title: `Only ${left}`, message: 'You can generate and send replies until they run out.' }
}

const ends = { done: 'finished', stopped: 'was stopped', failed: 'failed' } as const

/** Of a bulk job that ended before it reached its last review. */
const early = { stopped: 'Stopped early.', failed: 'Failed partway through.' } as const

function bulkWords(row: NotificationRow): Words {
  const { details } = row
  const number = (name: string): string => count(row, Number(details[name] ?? 0))
  const done = Number(details['done'] ?? 0)
  const replies = done === 0 ? 'No replies' : done === 1 ? '1 reply' : `${number('done')} replies`
  const counts: string[] = []
  const credits = Number(details['credits'] ?? 0)
  if (credits > 0) counts.push(credits === 1 ? '1 credit used' : `${number('credits')} credits used`)
  if (Number(details['failed'])) counts.push(`${number('failed')} failed`)
  if (Number(details['skipped'])) counts.push(`${number('skipped')} skipped`)
  if (Number(details['waiting'])) counts.push(`${number('waiting')} not started`)
  const how = early[details['state'] as keyof typeof early] ?? ''
  const sums = counts.length === 0 ? '' : `${counts.join(', ')}.`
  return {
    title: `${replies} ${details['action'] === 'send' ? 'sent' : 'generated'}`,
    message: [how, sums].filter(Boolean).join(' '),
  }
}

function changeWords(row: NotificationRow): Words {
  const { details, product_title: product } = row
  const name = product ?? 'A product'
  const [now, before] = [Number(details['now']), Number(details['before'])]
  if (details['kind'] === 'topic') {
    const topic = topicLabels[details['topic'] as Topic].toLowerCase()
    const counts = `${count(row, Number(details['negative']))} of ${count(row, Number(details['received']))} reviews`
    return {
      title: `${name}: more complaints about ${topic}`,
      message: `${counts} in the last 7 days (${percent(now)}); ${percent(before)} in the 8 weeks before.`,
    }
  }
  return {
    title: `${name}: rating ${now < before ? 'fell' : 'rose'} to ${tenths(row, now)}`,
    message: `${count(row, Number(details['rated']))} ratings in the last 7 days; ${tenths(row, before)} in the 8 weeks before.`,
  }
}

const writer = ({ number_format: chosen }: NotificationRow, options: Intl.NumberFormatOptions) =>
  numberWriter('en', options, chosen ?? usualFormats.numberFormat)
const count = (row: NotificationRow, value: number): string => writer(row, {}).format(value)
const tenths = (row: NotificationRow, value: number): string =>
  writer(row, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value)
const percent = (share: number): string => `${Math.round(share * 100)}%`

const thing = ({ platform }: NotificationRow): string =>
  facts[platform as ServiceKey]?.type === 'social' ? 'comment' : 'review'
const author = ({ author_name: name }: NotificationRow): string => name?.trim() || 'Anonymous'
const actor = ({ actor_name: name }: NotificationRow): string => name?.trim() || 'Someone'
const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null)
const serviceName = ({ details }: NotificationRow): string =>
  facts[details['platform'] as ServiceKey]?.name ?? 'A service'

const excerpt = ({ content }: NotificationRow): string => cut((content ?? '').replace(/\s+/g, ' ').trim(), EXCERPT)

/** The first characters, without splitting a surrogate pair. */
function cut(text: string, most = MESSAGE): string {
  const signs = [...text]
  return signs.length <= most ? text : `${signs.slice(0, most).join('').trimEnd()}…`
}
