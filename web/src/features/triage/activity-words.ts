import { useFormatter, useTranslations } from 'use-intl'
import type { Catalogue } from '../../messages/catalogue.ts'
import type { History } from './queries.ts'

const spoken =
  'came answered-elsewhere assigned tagged snoozed woke no-reply reopened hidden restored corrected product reply-edited ' +
  'reply-withdrawn'
const kinds = spoken.split(' ') as Kind[]
type Kind = keyof Catalogue['triage']['kind']
const deliveries = ['queued', 'sending', 'posted', 'failed', 'unknown', 'cancelled', 'withdrawn'] as const

/** An activity as a sentence; `details` are our own ids and keywords. */
export function useActivityWords() {
  const t = useTranslations('triage')
  const format = useFormatter()
  return ({ kind, details }: History['happenings'][number]): { what: string; more: string } => {
    const text = (name: string): string => (typeof details[name] === 'string' ? details[name] : '')
    const list = (name: string): string => {
      const value = details[name]
      return Array.isArray(value) ? value.join(', ') : ''
    }
    if (kind === 'delivery') {
      const state = deliveries.find((one) => one === text('state')) ?? 'unknown'
      const way = t(`ways.${text('channel') === 'whatsapp' ? 'whatsapp' : 'platform'}`)
      // The only reason of an undone send repeats its name.
      return { what: t(`delivery.${state}`, { way }), more: state === 'cancelled' ? '' : text('reason') }
    }
    const known = kinds.find((one) => one === kind)
    const until = text('until')
    const time = until && format.dateTime(new Date(until), { dateStyle: 'medium', timeStyle: 'short' })
    const parts = [
      kind === 'assigned' ? (text('name') ? t('toName', { name: text('name') }) : t('toNoOne')) : '',
      time ? t('until', { time }) : '',
      list('added') && t('tagsAdded', { tags: list('added') }),
      list('removed') && t('tagsRemoved', { tags: list('removed') }),
      text('reason'),
    ]
    return { what: known ? t(`kind.${known}`) : kind, more: parts.filter(Boolean).join(', ') }
  }
}
