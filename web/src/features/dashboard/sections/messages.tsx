import type { Message } from '@bizamply/contract/dashboard'
import { MessageCircle } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { PlatformMark } from '../../../ui/platform-mark.tsx'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { RowSkeletons } from './row-skeletons.tsx'
import { NothingYet, SectionHead } from '../../../ui/section-head.tsx'

const ROWS = 6

export function Messages({ messages }: { messages: Message[] | undefined }) {
  const t = useTranslations('dashboardSections')
  const shown = messages?.slice(0, ROWS) ?? []
  return (
    <section aria-labelledby="recent-messages" className="min-w-0">
      <SectionHead id="recent-messages" title={t('messages')} meta={shown.length > 0 && t('messagesMeta')} />
      {!messages && <RowSkeletons count={3} height={61} />}
      {messages && shown.length === 0 && (
        <NothingYet icon={<MessageCircle size={20} />} title={t('noMessages')} text={t('noMessagesText')} />
      )}
      {shown.length > 0 && (
        <ul aria-labelledby="recent-messages" className="px-4 sm:px-6">
          {shown.map((message) => (
            <Row key={message.id} message={message} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Row({ message }: { message: Message }) {
  const t = useTranslations('dashboardSections')
  const { name, text, direction, status, at, platform } = message
  const state = states.find((one) => one === status)
  return (
    <li className="grid gap-y-0.5 border-line py-2.5 not-last:border-b">
      <span className="flex min-w-0 items-center gap-2">
        <bdi className="truncate text-sm font-medium text-ink">{name}</bdi>
        <RelativeTime at={at} className="ml-auto text-xs text-ink-3" />
      </span>
      <span className="flex min-w-0 items-center gap-2">
        <PlatformMark platform={platform} />
        <bdi className="min-w-0 flex-1 truncate text-sm text-ink-2">
          {direction === 'out' ? t('fromYou', { text }) : text}
        </bdi>
        {direction === 'out' && state && (
          <span className={`text-xs ${state === 'failed' ? 'text-danger-ink' : 'text-ink-3'}`}>
            {t(`messageState.${state}`)}
          </span>
        )}
      </span>
    </li>
  )
}

const states = ['received', 'accepted', 'sent', 'delivered', 'read', 'failed'] as const
