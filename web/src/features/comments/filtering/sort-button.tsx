import { ArrowDownWideNarrow } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { MenuButton } from '../../../ui/menu-button.tsx'
import { SortContext, type SortProps } from './sort-context.ts'

const load = () => import('./sort-popup.tsx')
const SortPopup = lazyPart(() => load().then((it) => ({ default: it.SortPopup })))

export function SortButton(props: SortProps) {
  const t = useTranslations('comments')
  const words = t('sortedBy', { order: t(`order.${props.filters.sort ?? 'newest'}`) })
  return (
    <SortContext value={props}>
      <MenuButton popup={SortPopup} preload={load} className={`${look} ${props.filters.sort ? 'text-accent-ink' : ''}`}>
        <ArrowDownWideNarrow aria-hidden="true" size={16} />
        <span className="sr-only">{words}</span>
      </MenuButton>
    </SortContext>
  )
}

const look =
  'grid size-8 place-items-center rounded-sm text-ink-2 transition-colors duration-100 hover:bg-surface-3 hover:text-ink ' +
  'data-[state=open]:bg-surface-3 coarse:size-10'
