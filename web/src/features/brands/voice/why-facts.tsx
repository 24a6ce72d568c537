import { Check } from 'lucide-react'
import { useTranslations } from 'use-intl'

const points = ['whyMarked', 'whyAnswered', 'whyAsked', 'whyContact'] as const

export function WhyFacts() {
  const t = useTranslations('brandVoice')
  return (
    <section>
      <h2 className="text-sm font-semibold text-ink">{t('whyTitle')}</h2>
      <p className="mt-1.5 text-sm text-pretty text-ink-2">{t('whyText')}</p>
      <ul className="mt-3 grid gap-2">
        {points.map((point) => (
          <li key={point} className="flex gap-2 text-sm text-pretty text-ink-2">
            <Check aria-hidden="true" size={16} className="mt-0.5 shrink-0 text-sent-ink" />
            {t(point)}
          </li>
        ))}
      </ul>
    </section>
  )
}
