import { Ellipsis } from 'lucide-react'
import { lazy } from 'react'
import { useTranslations } from 'use-intl'
import { MenuButton } from '../../ui/menu-button.tsx'
import { DraftMenuContext } from './draft-menu-context.ts'
import type { ReplyAreaProps } from './reply-area.tsx'

const load = () => import('./draft-popup.tsx')
const DraftPopup = lazy(() => load().then((it) => ({ default: it.DraftPopup })))

/** What is rarely wanted of a draft. */
export function DraftMenu(props: ReplyAreaProps) {
  const t = useTranslations('replies')
  return (
    <DraftMenuContext value={props}>
      <MenuButton popup={DraftPopup} preload={load} className={dots}>
        <Ellipsis aria-hidden="true" size={16} />
        <span className="sr-only">{t('more')}</span>
      </MenuButton>
    </DraftMenuContext>
  )
}

const dots =
  'grid size-7 place-items-center rounded-sm text-ink-2 transition-colors duration-100 hover:bg-surface-3 hover:text-ink ' +
  'data-[state=open]:bg-surface-3 coarse:size-9'
