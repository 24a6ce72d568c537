import { Check } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { PlatformMark } from '../../ui/platform-mark.tsx'

const known = ['judgeme', 'yotpo', 'shopify', 'google', 'import'] as const
const good = ['goodTwice', 'goodReplies', 'goodUndo', 'goodFree'] as const

/** Next to the drop zone: which files work, and what to expect. */
export function FileHelp() {
  const t = useTranslations('imports')
  return (
    <div className="grid content-start gap-6">
      <section>
        <h2 className="text-sm font-semibold text-ink">{t('knownTitle')}</h2>
        <ul className="mt-2 grid divide-y divide-line">
          {known.map((name) => (
            <li key={name} className="flex items-center gap-2.5 py-2 text-sm text-ink-2">
              <PlatformMark platform={name} size={16} />
              {t(`knownNames.${name}`)}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className="text-sm font-semibold text-ink">{t('otherTitle')}</h2>
        <p className="mt-1.5 text-sm text-pretty text-ink-2">{t('otherText')}</p>
      </section>
      <section>
        <h2 className="text-sm font-semibold text-ink">{t('goodTitle')}</h2>
        <ul className="mt-2 grid gap-1.5">
          {good.map((name) => (
            <li key={name} className="flex gap-2 text-sm text-pretty text-ink-2">
              <Check aria-hidden="true" size={16} className="mt-0.5 shrink-0 text-sent-ink" />
              {t(name)}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
