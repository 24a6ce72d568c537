import type { Transaction } from '@bizamply/contract/credits'
import { Link } from '@tanstack/react-router'
import { Settings2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { stateLooks, typeTones } from '../../../lib/transaction-tones.ts'
import { Badge } from '../../../ui/badge.tsx'
import { PlatformMark } from '../../../ui/platform-mark.tsx'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { creditsOf, messageOf, snippet } from '../../../lib/transaction-words.ts'
import { commentPlatforms, type CommentPlatform } from '@bizamply/contract/comment-filter'

/** One line 40 px high; two lines on phones. */
export function TransactionRow({ entry }: { entry: Transaction }) {
  const t = useTranslations('dashboardSections')
  const { key, count } = creditsOf(entry)
  const state = stateLooks[entry.status]
  return (
    <li className={line}>
      <span className="[grid-area:type]">
        <Badge tone={typeTones[entry.type]}>{t(`type.${entry.type}`)}</Badge>
      </span>
      <Message entry={entry} />
      <Platform platform={entry.platform} />
      <span
        className={`flex items-center gap-1.5 text-xs [grid-area:state] ${state.ink} ${entry.status === 'success' ? 'max-md:hidden' : ''}`}
      >
        <span aria-hidden="true" className={`forced-color-adjust-none size-1.5 shrink-0 rounded-full ${state.dot}`} />
        {t(`status.${entry.status}`)}
      </span>
      <span
        className={`text-right text-sm font-medium whitespace-nowrap tabular-nums [grid-area:amount] ${key === 'added' ? 'text-sent-ink' : key === 'none' ? 'text-ink-3' : 'text-ink'}`}
      >
        {t(key, { count })}
      </span>
      <RelativeTime at={entry.createdAt} className="text-right text-xs text-ink-3 [grid-area:time]" />
    </li>
  )
}

const line =
  'grid items-center gap-x-3 border-t border-line px-4 max-md:grid-cols-[auto_auto_minmax(0,1fr)_auto] max-md:gap-y-1 max-md:py-2 ' +
  'max-md:[grid-template-areas:"message_message_message_amount"_"type_platform_state_time"] sm:px-6 md:h-10 ' +
  'md:grid-cols-[76px_minmax(0,1fr)_96px_68px_104px_72px] md:[grid-template-areas:"type_message_platform_state_amount_time"]'

/** The subject of the transaction; links to its comment if there is one. */
function Message({ entry }: { entry: Transaction }) {
  const whole = messageOf(entry)
  const cut = snippet(whole)
  const tooltip = cut === whole ? entry.description : whole
  const look = 'truncate text-sm text-ink-2 [grid-area:message]'
  if (!entry.commentId) return <span className={look}>{cut}</span>
  return (
    <Link
      to="/responses"
      search={{ highlight: entry.commentId }}
      data-tooltip={tooltip}
      className={`${look} -my-1 py-1 rounded-xs hover:text-ink hover:underline`}
    >
      {cut}
    </Link>
  )
}

function Platform({ platform }: { platform: string }) {
  const t = useTranslations('dashboardSections')
  const names = useTranslations('comments')
  return (
    <span className="flex min-w-0 items-center gap-1.5 text-sm text-ink-2 [grid-area:platform] max-md:text-xs">
      {platform === 'system' ? (
        <Settings2 aria-hidden="true" size={14} className="shrink-0 text-ink-3" />
      ) : (
        <PlatformMark platform={platform} />
      )}
      <span className="truncate">
        {isCommentPlatform(platform)
          ? names(`platform.${platform}`)
          : platform === 'system'
            ? t('system')
            : platform.replace(/^whatsapp$/, 'WhatsApp')}
      </span>
    </span>
  )
}

const isCommentPlatform = (platform: string): platform is CommentPlatform =>
  commentPlatforms.some((one) => one === platform)
