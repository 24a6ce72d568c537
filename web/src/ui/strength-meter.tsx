import { passwordStrength, SPECIAL } from '@bizamply/contract/sign-up-form'
import { useTranslations } from 'use-intl'
import { useSchemaWords } from '../lib/schema-words.ts'

/** Five bars, a label and the missing requirements, updated while typing; the rules before that. */
export function StrengthMeter({ password }: { password: string }) {
  const t = useTranslations('signUp.strength')
  const words = useSchemaWords()
  const { score, label, missing } = passwordStrength(password)
  const lit = password ? score : 0
  const valueText = password ? words(label) : t('none')
  return (
    <div className="grid gap-1.5">
      <div className="flex h-4 items-center gap-3">
        <div
          role="meter"
          aria-label={t('label')}
          aria-valuemin={0}
          aria-valuemax={5}
          aria-valuenow={lit}
          aria-valuetext={valueText}
          className="grid flex-1 grid-cols-5 gap-1 sm:max-w-46"
        >
          {bars.map((bar) => (
            <span key={bar} className={`h-1 rounded-full ${bar < lit ? inks[lit] : 'bg-surface-3'}`} />
          ))}
        </div>
        {password && <span className="ml-auto text-xs text-ink">{words(label)}</span>}
      </div>
      {!password && <p className="text-xs text-pretty text-ink-3">{t('rules')}</p>}
      {password && missing.includes(SPECIAL) && <p className="text-xs text-ink-3">{t('specials')}</p>}
      {password && missing.length > 0 && (
        <div className="flex gap-1.5 text-xs text-ink-3">
          {t('missing')}
          <ul aria-label={t('missing')} className="min-w-0 text-ink-2">
            {missing.map((rule) => (
              <li key={rule}>{words(rule)}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

const bars = [0, 1, 2, 3, 4]
const inks = ['', 'bg-danger', 'bg-chart-3', 'bg-chart-3', 'bg-chart-2', 'bg-chart-2']
