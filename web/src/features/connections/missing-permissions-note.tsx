import { CircleAlert } from 'lucide-react'
import { useTranslations } from 'use-intl'

/** The connection lacks permissions: what doesn’t work, and how to fix it. */
export function MissingPermissionsNote({ missing }: { missing: readonly string[] }) {
  const t = useTranslations('connect')
  return (
    <div
      role="status"
      className="flex items-start gap-2.5 rounded-md bg-pending-soft px-3 py-2.5 text-sm text-pending-ink"
    >
      <CircleAlert aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
      <div className="grid min-w-0 gap-1">
        <p className="font-medium">{t('lacking')}</p>
        <ul className="grid gap-1 text-pretty break-words">
          {missing.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <p>{t('lackingHelp')}</p>
      </div>
    </div>
  )
}
