import { ChevronDown, Download } from 'lucide-react'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { look } from '../../../ui/button.tsx'
import { MenuButton } from '../../../ui/menu-button.tsx'
import { toast } from '../../../ui/toast.ts'
import type { ExportMenuProps } from '../analytics-parts.ts'
import { ExportContext } from './export-context.ts'

const load = () => import('./export-popup.tsx')
const ExportPopup = lazyPart(() => load().then((it) => ({ default: it.ExportPopup })))

/** Exports the selected days; disabled until their figures have loaded. */
export function ExportMenu({ data, range }: ExportMenuProps) {
  const t = useTranslations('analyticsProducts')
  const early = useId()
  const face = (
    <span className="inline-flex items-center gap-2">
      <Download aria-hidden="true" size={16} className="text-ink-3" />
      <span className="max-sm:sr-only">{t('export')}</span>
      <ChevronDown aria-hidden="true" size={14} className="text-ink-3 max-sm:hidden" />
    </span>
  )
  if (!data) {
    return (
      <>
        <button
          type="button"
          aria-disabled="true"
          aria-describedby={early}
          data-tooltip={t('exportEarly')}
          onClick={() => toast.info(t('exportEarly'), { id: 'export' })}
          className={look({ variant: 'neutral', size: 'md' })}
        >
          {face}
        </button>
        <span id={early} className="sr-only">
          {t('exportEarly')}
        </span>
      </>
    )
  }
  return (
    <ExportContext value={range}>
      <MenuButton popup={ExportPopup} preload={load} className={`${look({ variant: 'neutral', size: 'md' })} ${open}`}>
        {face}
      </MenuButton>
    </ExportContext>
  )
}

const open = 'data-[state=open]:bg-surface-3'
