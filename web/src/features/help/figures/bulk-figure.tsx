import { X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Pane } from './pane.tsx'
import { ReviewLine } from './review-line.tsx'

export function BulkFigure() {
  const t = useTranslations('helpFigures')
  const rows = [
    { who: 'hannah', product: 'kettle', rating: 4, platform: 'judgeme' },
    { who: 'daniel', product: 'backpack', rating: 5, platform: 'shopify' },
  ] as const
  return (
    <>
      <Pane>
        {rows.map(({ who, product, rating, platform }) => (
          <ReviewLine
            key={who}
            name={t(`${who}.name`)}
            rating={rating}
            product={product}
            platform={platform}
            age={t(`${who}.age`)}
            words={t(`${who}.words`)}
            look="bg-accent-soft"
            leading={<Checkbox checked readOnly tabIndex={-1} className="mt-2" />}
          />
        ))}
      </Pane>
      <div className="relative mx-2 -mt-2 flex items-center gap-2 rounded-lg bg-inverse p-1.5 pl-3 text-xs text-on-inverse shadow-2">
        <span className="font-medium whitespace-nowrap tabular-nums">{t('selected')}</span>
        <X size={14} className="shrink-0" />
        <span className="ml-auto inline-flex h-6 min-w-0 items-center gap-1.5 rounded-sm bg-accent px-2 font-medium text-on-accent">
          <span className="truncate">{t('generate')}</span>
          <span className="font-normal whitespace-nowrap tabular-nums">{t('bulkPrice')}</span>
        </span>
        <span className="inline-flex h-6 items-center gap-1 rounded-sm bg-on-inverse/15 max-[360px]:hidden px-2 font-medium">
          {t('more')}
        </span>
      </div>
    </>
  )
}
