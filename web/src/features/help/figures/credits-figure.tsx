import { useTranslations } from 'use-intl'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { Pane } from './pane.tsx'

const entries: readonly { key: 'draft' | 'send' | 'undone' | 'plan'; tone: Tone }[] = [
  { key: 'undone', tone: 'neutral' },
  { key: 'send', tone: 'neutral' },
  { key: 'draft', tone: 'neutral' },
  { key: 'plan', tone: 'sent' },
]

export function CreditsFigure() {
  const t = useTranslations('helpFigures.credits')
  return (
    <Pane>
      <table className="w-full table-fixed text-xs">
        <thead className="text-left text-ink-3">
          <tr className="border-b border-line">
            <th className="w-1/2 px-3 py-1.5 font-medium">{t('entry')}</th>
            <th className="px-1 py-1.5 text-right font-medium">{t('amount')}</th>
            <th className="px-3 py-1.5 text-right font-medium">{t('balance')}</th>
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {entries.map(({ key, tone }) => (
            <tr key={key} className="border-line not-first:border-t">
              <td className="px-3 py-1.5">
                <Badge tone={tone}>{t(`${key}.name`)}</Badge>
              </td>
              <td className="px-1 py-1.5 text-right text-ink-2">{t(`${key}.amount`)}</td>
              <td className="px-3 py-1.5 text-right font-medium">{t(`${key}.balance`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Pane>
  )
}
