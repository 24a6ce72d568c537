import { TrendingUp } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { BarList } from '../../../ui/charts/bar-list.tsx'
import { Pane } from './pane.tsx'

export function EffectFigure() {
  const t = useTranslations('helpFigures.effect')
  const format = useFormat()
  const bars = [
    { key: 'before', name: t('before'), value: 2.9 },
    { key: 'after', name: t('after'), value: 4.1 },
    { key: 'others', name: t('others'), value: 4.0 },
  ]
  return (
    <Pane className="p-3">
      <p className="truncate font-medium">{t('project')}</p>
      <p className="mt-0.5 flex items-center gap-1.5 text-xs text-sent-ink">
        <TrendingUp size={14} className="shrink-0" />
        {t('verdict')}
      </p>
      <div className="mt-2">
        <BarList bars={bars} most={5} nameWidth={112} format={format.tenths} />
      </div>
    </Pane>
  )
}
