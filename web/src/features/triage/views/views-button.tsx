import { Bookmark } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { MenuButton } from '../../../ui/menu-button.tsx'
import { ViewsContext, type ViewsProps } from './views-context.ts'

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
