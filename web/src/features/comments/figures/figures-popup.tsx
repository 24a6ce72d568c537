import { Check } from 'lucide-react'
import { useId, type RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { useBrand } from '../../../lib/brand-context.tsx'
import { useMedia } from '../../../lib/media.ts'
import { AnchoredPopover } from '../../../ui/anchored-popover.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TwoZones } from '../../../ui/two-zones.tsx'
import { FigureLink } from './figure-link.tsx'
import { useFigureWords } from './figure-words.ts'
import type { FigureDays, useFigures } from './queries.ts'

export interface FiguresPopupProps {
  days: FigureDays
  onDays: (days: FigureDays) => void
  anchor: RefObject<HTMLElement | null>
  figures: ReturnType<typeof useFigures>
  onClose: () => void
}

/** The choice of the period, its figures, and whose days they are. */
export function FiguresPopup({ anchor, days, figures, onDays, onClose }: FiguresPopupProps) {
  const t = useTranslations('comments')
  const { brand } = useBrand()
  const inWords = useFigureWords()
  const titleId = useId()
  // Where the window is narrow, its end would be far from the button.
  const isPhone = useMedia('(max-width: 639px)')
  const { data, error, isError } = figures
  return (
    <AnchoredPopover
      anchor={anchor}
      label={t('figuresDays')}
      align={isPhone ? 'center' : 'end'}
      onClose={onClose}
      className="w-72 p-2"
    >
      <p id={titleId} className="px-2 pt-1 pb-1.5 text-xs text-ink-3">
        {t('figuresFor')}
      </p>
      <div role="radiogroup" aria-labelledby={titleId} className="grid">
        {([7, 30, 90, 365] as const).map((choice) => (
          <button
            key={choice}
            type="button"
            role="radio"
            aria-checked={choice === days}
            className={item}
            onClick={() => {
              onDays(choice)
              onClose()
            }}
          >
            {t('lastDays', { days: choice })}
            {choice === days && <Check aria-hidden="true" size={16} className="text-accent-ink" />}
          </button>
        ))}
      </div>
      {/* The title row shows the same figures, but has no room for the reason. */}
      {isError && !data && (
        <ErrorPanel
          className="my-1"
          error={error}
          say={(reason) => `${t('figuresFailed')} ${reason}`}
          onRetry={() => void figures.refetch()}
        />
      )}
      <div className="mt-1 border-t border-line pt-1 empty:hidden min-[1400px]:hidden">
        {!isError && !data && <Skeleton className="h-32" />}
        {data &&
          inWords(data).map((figure) => <FigureLink key={figure.name} figure={figure} data={data} days={days} wide />)}
      </div>
      <TwoZones brand={brand.BrandName} timezone={brand.timezone} className="px-2 pt-1" />
    </AnchoredPopover>
  )
}

const item =
  'flex min-h-8 w-full items-center justify-between rounded-sm px-2 text-sm text-ink hover:bg-surface-2 coarse:min-h-10 dark:hover:bg-surface-3'
