import { useTranslations } from 'use-intl'
import { Sparkline } from '../../../ui/charts/sparkline.tsx'
import { Pane, StillButton } from './pane.tsx'
import { ProductTile } from './product-tile.tsx'

const weeks = [2, 3, 1, 2, 4, 2, 3, 3, 11]

export function AlertFigure() {
  const t = useTranslations('helpFigures.alert')
  return (
    <Pane className="flex gap-3 p-3">
      <ProductTile product="backpack" />
      <div className="grid min-w-0 flex-1 gap-1">
        <div className="flex items-start gap-3">
          <div className="min-w-0 flex-1">
            <p className="truncate text-xs text-ink-3">{t('product')}</p>
            <p className="truncate font-medium">{t('headline')}</p>
          </div>
          <Sparkline values={weeks} color="var(--chart-4)" width={64} height={24} />
        </div>
        <p className="truncate text-xs text-ink-2 tabular-nums">{t('figures')}</p>
        <p className="truncate border-l-2 border-line-strong pl-2 text-xs text-ink-2">{t('quote')}</p>
        <div className="mt-1 flex flex-wrap gap-2">
          <StillButton>{t('acknowledge')}</StillButton>
          <StillButton>{t('project')}</StillButton>
        </div>
      </div>
    </Pane>
  )
}
