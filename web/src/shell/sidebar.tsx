import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { CreditsMeter } from '../features/credits/credits-meter.tsx'
import { useBrands } from '../lib/brand-context.tsx'
import { useFormat } from '../lib/format.ts'
import { isOnlyAdministrator } from '../lib/landing.ts'
import { useSession } from '../lib/session.ts'
import { linksFor, type ShellLink } from './links.ts'

export function Sidebar({ onNavigate }: { onNavigate?: () => void }) {
  const t = useTranslations('shell')
  const { status } = useBrands()
  const { user } = useSession()
  const isOutside = user !== null && isOnlyAdministrator(user)
  const shown = linksFor(user)
  const groups = (['ofAccount', 'administration'] as const).filter((name) => shown.some(({ group }) => group === name))
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-4 p-3">
      <nav aria-label={t('navigation')} className="min-h-0 flex-1 overflow-y-auto">
        {!isOutside && <LinkList links={shown.filter(({ group }) => !group)} onNavigate={onNavigate} />}
        {(isOutside ? groups.toReversed() : groups).map((group) => (
          <section key={group}>
            <h2 id={`${group}-links`} className="px-2 pt-5 pb-1 text-micro text-ink-3">
              {t(group)}
            </h2>
            <LinkList
              labelledBy={`${group}-links`}
              links={shown.filter((link) => link.group === group)}
              onNavigate={onNavigate}
            />
          </section>
        ))}
      </nav>
      {status !== 'none' && <CreditsMeter />}
    </div>
  )
}

interface LinkListProps {
  links: readonly ShellLink[]
  labelledBy?: string
  onNavigate: (() => void) | undefined
}

function LinkList({ links, labelledBy, onNavigate }: LinkListProps) {
  return (
    <ul aria-labelledby={labelledBy} className="grid gap-0.5">
      {links.map((link) => (
        <li key={link.to}>
          <SidebarLink link={link} onNavigate={onNavigate} />
        </li>
      ))}
    </ul>
  )
}

function SidebarLink({ link, onNavigate }: { link: ShellLink; onNavigate: (() => void) | undefined }) {
  const t = useTranslations('shell')
  const format = useFormat()
  const { brand } = useBrands()
  const Icon = link.icon
  return (
    <Link
      to={link.to}
      onClick={onNavigate}
      className={`group flex items-center gap-2.5 rounded-sm text-ink-2 transition-colors duration-100 hover:bg-surface-3 hover:text-ink aria-[current=page]:bg-surface-3 aria-[current=page]:text-ink coarse:h-10 ${
        link.under ? 'h-7 pr-2 pl-8.5 text-xs aria-[current=page]:font-medium' : 'h-8 px-2 text-sm font-medium'
      }`}
    >
      {!link.under && (
        <Icon aria-hidden="true" size={16} className="shrink-0 text-ink-3 group-aria-[current=page]:text-accent-ink" />
      )}
      <span className="truncate">{t(link.label)}</span>
      {link.group === 'administration' && <span className="ml-auto text-micro text-ink-3">{t('adminBadge')}</span>}
      {link.count === 'pending' && brand && brand.pendingCount > 0 && (
        <span className="ml-auto text-xs font-normal text-ink-3 tabular-nums">{format.number(brand.pendingCount)}</span>
      )}
    </Link>
  )
}
