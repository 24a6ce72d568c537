import { Ellipsis } from 'lucide-react'
import type { Ref } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { MenuButton } from '../../../ui/menu-button.tsx'
import type { View } from './queries.ts'
import { ViewMenuContext } from './view-menu-context.ts'

const load = () => import('./view-menu-popup.tsx')
const ViewMenuPopup = lazyPart(() => load().then((it) => ({ default: it.ViewMenuPopup })))

export interface ViewMenuProps {
  view: View
  ref?: Ref<HTMLSpanElement>
  onEdit: () => void
  className?: string
}

/** Renames, shares, and deletes one of the user’s own views. */
export function ViewMenu({ view, ref, onEdit, className = '' }: ViewMenuProps) {
  const t = useTranslations('views')
  return (
    <ViewMenuContext value={{ view, onEdit }}>
      <span ref={ref} className={`inline-grid ${className}`}>
        <MenuButton popup={ViewMenuPopup} preload={load} className={look}>
          <Ellipsis aria-hidden="true" size={14} />
          <span className="sr-only">{t('more', { name: view.name })}</span>
        </MenuButton>
      </span>
    </ViewMenuContext>
  )
}

const look =
  'grid size-6 place-items-center rounded-sm bg-surface-2 text-ink-2 hover:bg-surface-3 hover:text-ink data-[state=open]:bg-surface-3 ' +
  'coarse:size-10 dark:bg-surface-3'
