import { ArrowDownWideNarrow } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { MenuButton } from '../../../ui/menu-button.tsx'
import { SortContext, type SortProps } from './sort-context.ts'

const load = () => import('./sort-popup.tsx')
const SortPopup = lazyPart(() => load().then((it) => ({ default: it.SortPopup })))

/** Shows the chosen order by its name, where the list has room for it. */
export function SortButton(props: SortProps) {
  const t = useTranslations('comments')
  return (
    <SortContext value={props}>
      <MenuButton popup={SortPopup} preload={load} className={look}>
        <ArrowDownWideNarrow aria-hidden="true" size={16} className="shrink-0" />
        <span className="sr-only">{t('sort')}:</span>{' '}
        <span className="truncate @max-[400px]:sr-only">{t(`order.${props.filters.sort ?? 'newest'}`)}</span>
      </MenuButton>
    </SortContext>
  )
}

const look =
  'inline-flex h-8 min-w-0 items-center gap-2 rounded-sm px-2 text-sm font-medium text-ink-2 transition-colors duration-100 ' +
  'hover:bg-surface-2 hover:text-ink data-[state=open]:bg-surface-3 coarse:h-10 coarse:min-w-10 coarse:justify-center ' +
  'dark:hover:bg-surface-3'
