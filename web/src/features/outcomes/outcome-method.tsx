import type { Outcomes } from '@bizamply/contract/outcomes'
import { useTranslations } from 'use-intl'
import { InfoButton } from '../../ui/info-button.tsx'
import { useRevenueWords } from './use-revenue-words.ts'

/** What the numbers count, with their limits behind an icon. */
export function OutcomeMethod({ outcomes }: { outcomes: Outcomes }) {
  const t = useTranslations('outcomes')
  const revenue = useRevenueWords()(outcomes)
  const { replied } = outcomes
  return (
    <span className="inline-flex items-center gap-1">
      {t('meta')}
      <InfoButton label={t('about')}>
        {replied.watching > 0 && <p>{t('watching', { count: replied.watching })}</p>}
        <p>{t('method')}</p>
        {revenue && <p>{revenue}</p>}
        <p>{t('repeat')}</p>
      </InfoButton>
    </span>
  )
}
