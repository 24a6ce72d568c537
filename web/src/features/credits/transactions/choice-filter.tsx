import { ChevronDown } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { MenuButton } from '../../../ui/menu-button.tsx'
import { FilterBox, filterFace } from './filter-box.tsx'
import { ChoiceContext, type ChoiceFilterProps } from './choice-context.ts'

const load = () => import('./choice-popup.tsx')
const ChoicePopup = lazyPart(() => load().then((it) => ({ default: it.ChoicePopup })))

export function ChoiceFilter(props: ChoiceFilterProps) {
  const t = useTranslations('transactions')
  const { label, value, options, shape, onChange } = props
  const isPill = shape === 'pill'
  const chosen = options.find((one) => one.value === value)?.words
  return (
    <FilterBox
      set={chosen ? t('filterIs', { filter: label, value: chosen }) : null}
      shape={shape}
      onClear={() => onChange(undefined)}
    >
      <ChoiceContext value={props}>
        <MenuButton popup={ChoicePopup} preload={load} className={filterFace[shape]}>
          <span className={chosen ? 'sr-only' : isPill ? 'font-normal' : 'font-normal text-ink-3'}>
            {isPill || chosen ? `${label}:` : label}
          </span>{' '}
          <span className={isPill && !chosen ? 'font-normal' : ''}>{chosen ?? t('all')}</span>
          {!chosen && !isPill && <ChevronDown aria-hidden="true" size={14} className="-mr-0.5 text-ink-3" />}
        </MenuButton>
      </ChoiceContext>
    </FilterBox>
  )
}
