import { Ellipsis } from 'lucide-react'
import { createContext, lazy, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { MenuButton } from '../../ui/menu-button.tsx'

export interface MenuEntry {
  key: string
  label: string
  icon: ReactNode
  /** A key, a price, or why it is off. */
  aside?: string | undefined
  disabled?: boolean
  tone?: 'danger'
  onSelect: () => void
}

/** Groups of entries, asked for when the menu opens; the popup loads by itself and takes no other way. */
export const RowMenuContext = createContext<() => MenuEntry[][]>(() => [])

const load = () => import('./row-popup.tsx')
const RowPopup = lazy(() => load().then((it) => ({ default: it.RowPopup })))

/** What is rarely wanted of a comment. */
export function RowMenu({ entries }: { entries: () => MenuEntry[][] }) {
  const t = useTranslations('triage')
  return (
    <RowMenuContext value={entries}>
      <MenuButton popup={RowPopup} preload={load} className={dots}>
        <Ellipsis aria-hidden="true" size={16} />
        <span className="sr-only">{t('menu')}</span>
      </MenuButton>
    </RowMenuContext>
  )
}

const dots =
  'grid size-7 place-items-center rounded-sm text-ink-2 transition-colors duration-100 hover:bg-surface-3 hover:text-ink ' +
  'data-[state=open]:bg-surface-3 coarse:size-9'
