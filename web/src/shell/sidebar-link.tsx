import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFormat } from '../lib/format.ts'
import { useInboxCount } from '../lib/inbox-count.ts'
import type { ShellLink } from './links.ts'

export interface SidebarLinkProps {
  link: ShellLink
  onNavigate?: (() => void) | undefined
  folded: boolean
  /** Room at the right for the button that collapses its group. */
  hasButton?: boolean
}

export function SidebarLink({ link, onNavigate, folded, hasButton = false }: SidebarLinkProps) {
  const t = useTranslations('shell')
  const Icon = link.icon
  return (
    <Link
      to={link.to}
      onClick={onNavigate}
      data-tooltip={folded ? t(link.label) : undefined}
      className={`group flex items-center gap-2.5 rounded-sm text-ink-2 transition-colors duration-100 hover:bg-surface-3 hover:text-ink aria-[current=page]:bg-surface-3 aria-[current=page]:text-ink coarse:h-10 ${
        folded
          ? 'size-8 justify-center coarse:size-10'
          : link.under
            ? 'h-7 pr-2 pl-8.5 text-xs aria-[current=page]:font-medium'
            : `h-8 pl-2 text-sm font-medium ${hasButton ? 'pr-8 coarse:pr-11' : 'pr-2'}`
      }`}
    >
      <Icon
        aria-hidden="true"
        size={link.under && !folded ? 14 : 16}
        className="shrink-0 text-ink-3 group-aria-[current=page]:text-accent-ink"
      />
      <span className={folded ? 'sr-only' : 'truncate'}>{t(link.label)}</span>
      {!folded && <Aside link={link} />}
    </Link>
  )
}

function Aside({ link: { group, count } }: { link: ShellLink }) {
  const t = useTranslations('shell')
  const format = useFormat()
  const pending = useInboxCount() ?? 0
  if (group === 'administration') return <span className="ml-auto text-micro text-ink-3">{t('adminBadge')}</span>
  if (count !== 'pending' || pending === 0) return null
  return <span className="ml-auto text-xs font-normal text-ink-3 tabular-nums">{format.number(pending)}</span>
}
