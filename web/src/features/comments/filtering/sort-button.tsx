import type { CommentOrder } from '@bizamply/contract/comment-filter'
import { ArrowDownWideNarrow } from 'lucide-react'
import { createContext } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { MenuButton } from '../../../ui/menu-button.tsx'
import type { Choice } from './filters.ts'

const load = () => import('./sort-popup.tsx')
const SortPopup = lazyPart(() => load().then((it) => ({ default: it.SortPopup })))

export interface SortProps {
  filters: { sort?: CommentOrder | undefined }
  onChange: (change: Partial<Choice>) => void
}

/** The list whose order is chosen; the popup loads by itself and takes no other way. */
export const SortContext = createContext<SortProps | null>(null)

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
