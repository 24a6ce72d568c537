import { Backpack, CheckCheck } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { LetterMark } from '../../ui/letter-mark.tsx'
import { Stars } from '../../ui/stars.tsx'
import { AnalyticsTile, FinanceTile, TeamsTile } from './sample-tiles.tsx'

/** Shows the product on one review. It’s labeled as an example and has no controls. */
export function SampleReview() {
  const t = useTranslations('auth.sample')
  return (
    <div className="mx-auto w-full max-w-[720px]">
      <h2 className="text-2xl font-semibold text-ink">{t('title')}</h2>
      <p className="mt-1.5 max-w-[540px] text-base text-pretty text-ink-2">{t('text')}</p>
      <div className="mt-7 overflow-hidden rounded-xl border border-line bg-surface shadow-1">
        <Review />
        <div className="grid grid-cols-3 divide-x divide-line border-t border-line">
          <AnalyticsTile />
          <FinanceTile />
          <TeamsTile />
        </div>
      </div>
      <p className="mt-3 text-xs text-ink-3">{t('source')}</p>
    </div>
  )
}

function Review() {
  const t = useTranslations('auth.sample')
  return (
    <div className="flex gap-3 p-5">
      <span
        aria-hidden="true"
        className="grid size-10 shrink-0 place-items-center rounded-md bg-sent-soft text-sent-ink"
      >
        <Backpack size={20} strokeWidth={1.75} />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex items-center gap-2">
          <span className="text-sm font-medium text-ink">{t('author')}</span>
          <Stars rating={2} />
          <span className="ml-auto text-xs text-ink-3 tabular-nums">{t('receivedAt')}</span>
        </div>
        <div className="flex items-center gap-1.5 text-xs text-ink-3">
          <LetterMark platform="judgeme" />
          <span>{t('platform')}</span>
          <span aria-hidden="true">·</span>
          <span>{t('product')}</span>
        </div>
        <p className="mt-1.5 max-w-[540px] text-sm text-pretty text-ink">
          {t.rich('review', {
            mark: (words) => <mark className="rounded-xs bg-accent-soft px-0.5 text-accent-ink">{words}</mark>,
          })}
        </p>
        <div className="mt-2.5 rounded-md border border-line bg-surface-2 px-3 py-2.5">
          <div className="flex items-center gap-1.5 text-xs font-medium text-sent-ink">
            <CheckCheck aria-hidden="true" size={14} />
            {t('sentTo')}
            <span className="ml-auto font-normal text-ink-3 tabular-nums">{t('sentAt')}</span>
          </div>
          <p className="mt-0.5 text-sm text-pretty text-ink-2">{t('reply')}</p>
        </div>
      </div>
    </div>
  )
}
