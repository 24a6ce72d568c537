import { ChevronDown } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { MenuButton } from '../../../ui/menu-button.tsx'
import { PeriodContext, type PeriodChoice } from './period-context.ts'

const load = () => import('./period-popup.tsx')
const PeriodPopup = lazyPart(() => load().then((it) => ({ default: it.PeriodPopup })))

export function PeriodMenu(choice: PeriodChoice) {
  const t = useTranslations('dashboardSections')
  return (
    <PeriodContext value={choice}>
      <MenuButton popup={PeriodPopup} preload={load} className={look}>
        <span className="sr-only">{t('period')}: </span>
        {t(`periodOf.${choice.period}`)}
        <ChevronDown aria-hidden="true" size={14} className="shrink-0" />
      </MenuButton>
    </PeriodContext>
  )
}

const look =
  'inline-flex h-7 items-center gap-1.5 rounded-sm px-2 text-xs font-medium text-ink-2 transition-colors duration-100 ' +
  'hover:bg-surface-2 hover:text-ink data-[state=open]:bg-surface-3 dark:hover:bg-surface-3 coarse:h-9'
