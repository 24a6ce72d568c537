import { ChevronDown } from 'lucide-react'
import { createContext, lazy } from 'react'
import { useTranslations } from 'use-intl'
import { MenuButton } from '../../../ui/menu-button.tsx'
import { FilterBox, filterFace } from './filter-box.tsx'

const load = () => import('./choice-popup.tsx')
const ChoicePopup = lazy(() => load().then((it) => ({ default: it.ChoicePopup })))

export interface ChoiceFilterProps {
  label: string
  value: string | undefined
  options: readonly { value: string; words: string }[]
  onChange: (value: string | undefined) => void
}

/** The filter whose value is chosen; the popup loads by itself and takes no other way. */
export const ChoiceContext = createContext<ChoiceFilterProps | null>(null)

export function ChoiceFilter(props: ChoiceFilterProps) {
  const t = useTranslations('transactions')
  const { label, value, options, onChange } = props
  const chosen = options.find((one) => one.value === value)?.words
  return (
    <FilterBox
      set={chosen ? t('filterIs', { filter: label, value: chosen }) : null}
      onClear={() => onChange(undefined)}
    >
      <ChoiceContext value={props}>
        <MenuButton popup={ChoicePopup} preload={load} className={filterFace}>
          <span className={chosen ? 'sr-only' : 'font-normal text-ink-3 max-md:text-ink-2'}>
            {label}
            <span className="md:sr-only">:</span>
          </span>{' '}
          <span className={chosen ? '' : 'max-md:font-normal max-md:text-ink-2'}>{chosen ?? t('all')}</span>
          {!chosen && <ChevronDown aria-hidden="true" size={14} className="-mr-0.5 text-ink-3 max-md:hidden" />}
        </MenuButton>
      </ChoiceContext>
    </FilterBox>
  )
}
