import { rangeOf } from '@bizamply/contract/ranges'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { textLink } from '../../ui/text-link.ts'

/** Outcomes take weeks, so a longer range has more of them. */
export function Last90Days({ today }: { today: string }) {
  const t = useTranslations('outcomes')
  const { from, to } = rangeOf('last-90-days', today)
  return (
    <Link to="/analytics" search={(before) => ({ ...before, tab: 'outcomes', from, to })} className={textLink}>
      {t('last90')}
    </Link>
  )
}
