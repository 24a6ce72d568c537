import type { Notification, NotificationKind } from '@bizamply/contract/notifications'
import { topicLabels, type Topic } from '@bizamply/contract/reading-names'
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
}

const MESSAGE = 120

/** Row to wire; the words are made now, so that what was erased since is in none. */
export function presentNotification(row: NotificationRow): Notification {
  return {
    id: row.id,
    kind: row.kind,
    commentId: row.comment_id,
    ...wordsOf[row.kind](row),
    productName: row.product_title,
    platform: row.platform ?? textOf(row.details['platform']),
    time: row.created_at.toISOString(),
    rating: row.rating === null ? null : String(row.rating),
    read: row.read,
  }
}

type Words = Pick<Notification, 'title' | 'message'>

const wordsOf: Record<NotificationKind, (row: NotificationRow) => Words> = {
  comment: (row) => ({ title: `New ${thing(row)} from ${author(row)}`, message: excerpt(row) }),
  risk: (row) => ({ title: `A person should read this ${thing(row)} from ${author(row)}`, message: excerpt(row) }),
  mention: (row) => ({ title: `${actor(row)} mentioned you`, message: excerpt(row) }),
  assigned: (row) => {
    const count = Number(row.details['count'] ?? 0)
    if (row.comment_id === null) return { title: `${actor(row)} assigned ${count} comments to you`, message: '' }
    return { title: `${actor(row)} assigned a ${thing(row)} to you`, message: excerpt(row) }
  },
  woke: (row) => ({ title: `Back from snooze: ${thing(row)} from ${author(row)}`, message: excerpt(row) }),
  bulk: bulkWords,
  'send-failed': (row) => ({
    title: `Your reply to ${author(row)} was not sent`,
    message: cut(textOf(row.details['reason']) ?? 'The draft is kept; nothing was charged.'),
  }),
  'send-unknown': (row) => ({
    title: `Nobody knows whether your reply to ${author(row)} was posted`,
    message: cut(textOf(row.details['reason']) ?? 'Check the platform, then decide.'),
  }),
  connection: (row) => ({
    title: `${serviceName(row)} needs to be connected again`,
    message: cut(textOf(row.details['reason']) ?? ''),
  }),
  change: changeWords,
  credits: creditWords,
  billing: ({ details }) => ({
    title: cut(textOf(details['title']) ?? 'Something changed in your plan'),
    message: cut(textOf(details['message']) ?? ''),
  }),
}

function creditWords({ details }: NotificationRow): Words {
  const available = Number(details['available'] ?? 0)
  if (available === 0) {
    return { title: 'Your credits are used up', message: 'No reply can be generated or sent until there are more.' }
  }
  const left = available === 1 ? '1 credit is left' : `${available.toLocaleString('en-US')} credits are left`
  return { title: `Only ${left}`, message: 'Replies can be generated and sent until they are used up.' }
}

const ends = { done: 'ended', stopped: 'was stopped', failed: 'broke off' } as const

function bulkWords({ details }: NotificationRow): Words {
  const what = details['action'] === 'send' ? 'Sending in bulk' : 'Generating in bulk'
  const how = ends[details['state'] as keyof typeof ends] ?? ends.done
  const counts = [`${Number(details['done'] ?? 0)} done`]
  if (Number(details['failed'])) counts.push(`${Number(details['failed'])} failed`)
  if (Number(details['skipped'])) counts.push(`${Number(details['skipped'])} left out`)
  if (Number(details['waiting'])) counts.push(`${Number(details['waiting'])} not started`)
  return { title: `${what} ${how}`, message: `${counts.join(', ')}.` }
}

function changeWords({ details, product_title: product }: NotificationRow): Words {
  const name = product ?? 'A product'
  const [now, before] = [Number(details['now']), Number(details['before'])]
  if (details['kind'] === 'topic') {
    const topic = topicLabels[details['topic'] as Topic].toLowerCase()
    const counts = `${Number(details['blamed'])} of ${Number(details['received'])} reviews`
    return {
      title: `${name}: more complaints about ${topic}`,
      message: `${counts} in the last 7 days (${percent(now)}); ${percent(before)} in the 8 weeks before.`,
    }
  }
  return {
    title: `${name}: the rating ${now < before ? 'fell' : 'rose'} to ${now.toFixed(1)}`,
    message: `${Number(details['rated'])} ratings in the last 7 days; ${before.toFixed(1)} in the 8 weeks before.`,
  }
}

const percent = (share: number): string => `${Math.round(share * 100)}%`

const social = new Set(['instagram', 'facebook', 'tiktok'])
const thing = ({ platform }: NotificationRow): string => (social.has(platform ?? '') ? 'comment' : 'review')
const author = ({ author_name: name }: NotificationRow): string => name?.trim() || 'Anonymous'
const actor = ({ actor_name: name }: NotificationRow): string => name?.trim() || 'Somebody'
const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null)
const serviceName = ({ details }: NotificationRow): string =>
  facts[details['platform'] as ServiceKey]?.name ?? 'A service'

const excerpt = ({ content }: NotificationRow): string => cut((content ?? '').replace(/\s+/g, ' ').trim())

/** The first 120 characters; none is cut in two. */
function cut(text: string): string {
  const signs = [...text]
  return signs.length <= MESSAGE ? text : `${signs.slice(0, MESSAGE).join('').trimEnd()}…`
}
