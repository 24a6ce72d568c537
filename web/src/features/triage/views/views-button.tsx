import { Bookmark } from 'lucide-react'
import { createContext } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { MenuButton } from '../../../ui/menu-button.tsx'

export interface ViewsProps {
  /** What stands behind the question mark now, without what is not a filter. */
  query: string
  onOpen: (query: string) => void
  onSave: () => void
}

/** The list whose views are chosen from; the popup loads by itself and takes no other way. */
export const ViewsContext = createContext<ViewsProps | null>(null)

const load = () => import('./views-popup.tsx')
const ViewsPopup = lazyPart(() => load().then((it) => ({ default: it.ViewsPopup })))

export function ViewsButton(props: ViewsProps) {
  const t = useTranslations('views')
  return (
    <ViewsContext value={props}>
      <MenuButton popup={ViewsPopup} preload={load} className={look}>
        <Bookmark aria-hidden="true" size={16} />
        <span className="sr-only">{t('views')}</span>
      </MenuButton>
    </ViewsContext>
  )
}

const look =
  'grid size-8 place-items-center rounded-sm text-ink-2 transition-colors duration-100 hover:bg-surface-3 hover:text-ink ' +
  'data-[state=open]:bg-surface-3 coarse:size-10'
