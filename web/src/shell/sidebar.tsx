import { useTranslations } from 'use-intl'
import { CreditsMeter } from '../features/credits/credits-meter.tsx'
import { useBrands } from '../lib/brand-context.tsx'
import { isOnlyAdministrator } from '../lib/landing.ts'
import { useSession } from '../lib/session.ts'
import { linksFor, type ShellLink } from './links.ts'
import { LinkGroup } from './link-group.tsx'
import { SidebarLink } from './sidebar-link.tsx'

export interface SidebarProps {
  /** In the drawer. */
  onNavigate?: () => void
  /** Icons only, with the names as tooltips. */
  folded?: boolean
}

export function Sidebar({ onNavigate, folded = false }: SidebarProps) {
  const t = useTranslations('shell')
  const { status } = useBrands()
  const { user } = useSession()
  const isOutside = user !== null && isOnlyAdministrator(user)
  const shown = linksFor(user)
  const groups = (['ofAccount', 'administration'] as const).filter((name) => shown.some(({ group }) => group === name))
  const shared = { onNavigate, folded }
  return (
    <div className={`flex min-h-0 flex-1 flex-col gap-4 p-3 ${folded ? 'items-center' : ''}`}>
      <nav aria-label={t('navigation')} className="-mb-4 min-h-0 scroll-fade-y flex-1 pb-6">
        {!isOutside && <LinkList links={shown.filter(({ group }) => !group)} {...shared} />}
        {(isOutside ? groups.toReversed() : groups).map((group) => (
          <section key={group}>
            <h2
              id={`${group}-links`}
              className={folded ? 'mx-1 my-2 h-px bg-line' : 'px-2 pt-5 pb-1 text-micro text-ink-3'}
            >
              <span className={folded ? 'sr-only' : ''}>{t(group)}</span>
            </h2>
            <LinkList labelledBy={`${group}-links`} links={shown.filter((link) => link.group === group)} {...shared} />
          </section>
        ))}
      </nav>
      {status !== 'none' && !folded && <CreditsMeter onNavigate={onNavigate} />}
    </div>
  )
}

interface LinkListProps {
  onNavigate: (() => void) | undefined
  folded: boolean
  links: readonly ShellLink[]
  labelledBy?: string
}

function LinkList({ links, labelledBy, ...shared }: LinkListProps) {
  return (
    <ul aria-labelledby={labelledBy} className="grid gap-0.5">
      {groupsOf(links).map(([link, children]) => (
        <li key={link.to}>
          {children.length > 0 ? (
            <LinkGroup link={link} pages={children} {...shared} />
          ) : (
            <SidebarLink link={link} {...shared} />
          )}
        </li>
      ))}
    </ul>
  )
}

/** Each link with those under it. */
function groupsOf(links: readonly ShellLink[]): [ShellLink, ShellLink[]][] {
  const groups: [ShellLink, ShellLink[]][] = []
  for (const link of links) {
    if (link.under) groups.at(-1)?.[1].push(link)
    else groups.push([link, []])
  }
  return groups
}
