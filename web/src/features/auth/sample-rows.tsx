import { ChartColumn, ReceiptText, UsersRound } from 'lucide-react'
import { useTranslations } from 'use-intl'

/** The three tiles as rows, for screens that are too narrow for the example. */
export function SampleRows() {
  const t = useTranslations('auth.sample')
  return (
    <ul className="divide-y divide-line border-y border-line">
      {rows.map(({ icon: Icon, name, text }) => (
        <li key={name}>
          <div className="mx-auto grid max-w-100 grid-cols-[16px_80px_1fr] items-center gap-3 px-6 py-3">
            <Icon aria-hidden="true" size={16} className="text-ink-3" />
            <h2 className="text-sm font-medium text-ink">{t(name)}</h2>
            <p className="text-xs text-ink-2">{t(text)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

const rows = [
  { icon: ChartColumn, name: 'analytics', text: 'analyticsShort' },
  { icon: ReceiptText, name: 'finance', text: 'financeShort' },
  { icon: UsersRound, name: 'teams', text: 'teamsShort' },
] as const
