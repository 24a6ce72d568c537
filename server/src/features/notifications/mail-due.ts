import type { Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { prepared } from '../../db/prepared.ts'
import { enqueueMail } from '../../mail/index.ts'
import { end, type DueSend, type Person } from './due-sends.ts'
import { presentNotification } from './present.ts'
import { unsubscribeLinkOf } from './unsubscribe-token.ts'

/** Maximum items listed in an email; the rest are counted. */
const SHOWN = 30

/**
 * One email with everything due, queued in the transaction that completes its sends, so that a crash leaves both or
 * neither.
 */
export async function mailDueSends(tx: Tx, services: Services, person: Person, due: DueSend[]): Promise<void> {
  const [first] = due
  if (!first) return
  const [user] = await prepared<{ email: string }>(
    tx,
    'notifications.address',
    'select email from app.users where id = $1',
    [person.userId],
  )
  if (!user) return
  const id = newId()
  const unsubscribe = unsubscribeLinkOf(services, {
    userId: person.userId,
    kinds: [...new Set(due.map(({ kind }) => kind))],
  })
  await enqueueMail(tx, services, {
    id,
    template: 'notifications',
    to: user.email,
    locale: 'en',
    values: { title: titleOf(due), items: itemsOf(due), link: linkOf(services.appUrl, due), unsubscribe },
    unsubscribe,
  })
  await end(
    tx,
    person.companyId,
    due.map((one) => one.send_id),
    'sent',
    id,
  )
}

function titleOf(due: DueSend[]): string {
  const [first] = due
  if (due.length === 1 && first) return presentNotification(first).title
  return `${due.length} notifications from ${brandsOf(due).join(', ')}`
}

const brandsOf = (due: DueSend[]): string[] => [...new Set(due.map(({ brand }) => brand))]

function itemsOf(due: DueSend[]): string {
  const manyBrands = brandsOf(due).length > 1
  const items = due.slice(0, SHOWN).map((send) => {
    const { title, message } = presentNotification(send)
    const head = manyBrands ? `${send.brand}: ${title}` : title
    // An email with one item has its title as the subject.
    return due.length === 1 ? message : [head, message].filter(Boolean).join('\n')
  })
  const more = due.length - SHOWN
  return [...items, ...(more > 0 ? [`And ${more} more.`] : [])].join('\n\n')
}

type Linked = Pick<DueSend, 'kind' | 'comment_id' | 'details' | 'brand_id'>

/** Names the brand unless there are several: another one may be selected in the browser that opens the link. */
export function linkOf(appUrl: string, due: Linked[]): string {
  const path = pathOf(due)
  return `${appUrl}${due.every(({ kind }) => ofCompany.includes(kind)) ? path : inBrand(path, due)}`
}

/** The same path, opened in the brand of these notifications if it is one. */
export function inBrand(path: string, due: Pick<Linked, 'brand_id'>[]): string {
  const [brandId, ...others] = new Set(due.map(({ brand_id }) => brand_id))
  if (!brandId || others.length > 0) return path
  return `${path}${path.includes('?') ? '&' : '?'}inBrand=${brandId}`
}

function pathOf(due: Linked[]): string {
  const [first] = due
  const projectId = first?.details['projectId']
  if (due.length === 1 && typeof projectId === 'string') return `/projects/${projectId}`
  const alertId = first?.details['alertId']
  if (due.length === 1 && typeof alertId === 'string') return `/radar?alert=${alertId}`
  if (due.length === 1 && first?.comment_id) return `/responses?highlight=${first.comment_id}`
  const place = first && due.every(({ kind }) => kind === first.kind) ? places[first.kind] : undefined
  return place ?? '/dashboard'
}

/** Their pages are the same in every brand. */
const ofCompany: DueSend['kind'][] = ['credits', 'billing', 'member', 'announcement']

const places: Partial<Record<DueSend['kind'], string>> = {
  change: '/radar',
  connection: '/connections',
  credits: '/transactions',
  billing: '/plans',
  import: '/import',
  report: '/reports',
  project: '/projects',
  member: '/settings?tab=team',
  announcement: '/whats-new',
}
