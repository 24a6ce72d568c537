import { useTranslations } from 'use-intl'

const cards = ['received', 'handledRate', 'rating', 'responseHours'] as const

/**
 * The four cards before the first comment: each describes what it will count. They aren’t buttons, since there is
 * nothing to select.
 */
export function EmptyCards() {
  const t = useTranslations('firstSteps')
  return (
    <ul className="grid grid-cols-4 border-b border-line max-md:grid-cols-2">
      {cards.map((card) => (
        <li
          key={card}
          className="grid content-start gap-0.5 border-line px-4 py-3 max-md:odd:border-r max-md:nth-[n+3]:border-t md:not-last:border-r"
        >
          <span className="text-xs text-ink-3">{t(`cards.${card}.name`)}</span>
          <span className="text-base leading-7 text-ink-3">{t('noData')}</span>
          <span className="text-xs text-ink-3">{t(`cards.${card}.counts`)}</span>
        </li>
      ))}
    </ul>
  )
}
