import { Check } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Pane, StillButton } from './pane.tsx'

const fields = ['rating', 'sentiment', 'topic', 'language', 'product'] as const
const values = [
  { key: 'negative', chosen: true },
  { key: 'mixed', chosen: true },
  { key: 'neutral', chosen: false },
  { key: 'positive', chosen: false },
] as const

export function FiltersFigure() {
  const t = useTranslations('helpFigures.filters')
  return (
    <Pane className="shadow-2">
      <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <ul className="border-r border-line p-1.5 text-xs">
          {fields.map((field) => (
            <li
              key={field}
              className={`truncate rounded-sm px-2 py-1 ${field === 'sentiment' ? 'bg-surface-3 font-medium text-ink' : 'text-ink-2'}`}
            >
              {t(`field.${field}`)}
            </li>
          ))}
        </ul>
        <ul className="p-1.5 text-xs">
          {values.map(({ key, chosen }) => (
            <li key={key} className="flex items-center gap-2 px-2 py-1">
              <span
                className={`grid size-3.5 shrink-0 place-items-center rounded-xs border ${chosen ? 'border-accent bg-accent text-on-accent' : 'border-line-strong'}`}
              >
                {chosen && <Check size={10} strokeWidth={3} />}
              </span>
              <span className="min-w-0 flex-1 truncate">{t(`value.${key}.name`)}</span>
              <span className="text-ink-3 tabular-nums">{t(`value.${key}.count`)}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className="flex items-center gap-3 border-t border-line p-2 pl-3 text-xs text-ink-2">
        <span>{t('clear')}</span>
        <span className="ml-auto">{t('save')}</span>
        <StillButton variant="primary">{t('show')}</StillButton>
      </div>
    </Pane>
  )
}
