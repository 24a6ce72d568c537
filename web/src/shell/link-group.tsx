import { useLocation } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { keys, storage } from '../lib/storage.ts'
import type { ShellLink } from './links.ts'
import { SidebarLink } from './sidebar-link.tsx'

export interface LinkGroupProps {
  link: ShellLink
  pages: readonly ShellLink[]
  onNavigate?: (() => void) | undefined
  folded: boolean
}

/** A link and the pages under it, which can be collapsed. The drawer has less room and starts collapsed. */
export function LinkGroup({ link, pages, onNavigate, folded }: LinkGroupProps) {
  const t = useTranslations('shell')
  const id = useId()
  const isInside = useLocation({ select: ({ pathname }) => pages.some(({ to }) => to === pathname) })
  const isDrawer = onNavigate !== undefined
  const [chosen, setChosen] = useState(() => (isDrawer ? false : !closedGroups().includes(link.label)))
  const isOpen = folded || isInside || chosen
  const toggle = () => {
    setChosen(!isOpen)
    if (isDrawer) return
    const others = closedGroups().filter((label) => label !== link.label)
    storage.set('local', keys.closedGroups, [...others, ...(isOpen ? [link.label] : [])].join(','))
  }
  return (
    <>
      <div className="relative">
        <SidebarLink link={link} onNavigate={onNavigate} folded={folded} hasButton={!folded && !isInside} />
        {!folded && !isInside && (
          <button
            type="button"
            aria-label={t('pagesUnder', { page: t(link.label) })}
            aria-expanded={isOpen}
            aria-controls={id}
            className="absolute inset-y-0 right-0 my-auto grid size-7 place-items-center rounded-sm text-ink-3 hover:bg-surface-3 hover:text-ink coarse:size-10"
            onClick={toggle}
          >
            <ChevronDown aria-hidden="true" size={14} className={isOpen ? '' : '-rotate-90'} />
          </button>
        )}
      </div>
      <ul id={id} hidden={!isOpen} className="mt-0.5 grid gap-0.5 [&[hidden]]:hidden">
        {pages.map((page) => (
          <li key={page.to}>
            <SidebarLink link={page} onNavigate={onNavigate} folded={folded} />
          </li>
        ))}
      </ul>
    </>
  )
}

const closedGroups = (): string[] => storage.get('local', keys.closedGroups)?.split(',').filter(Boolean) ?? []
