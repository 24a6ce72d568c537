import { builtInLanguages } from '@bizamply/contract/built-in-languages'
import { useTranslations } from 'use-intl'
import { Chip } from '../../../ui/chip.tsx'
import { useLanguageName } from './language-select.tsx'
import { languages } from './voice-draft.ts'
import type { VoiceFieldsProps } from './avoided-words.tsx'

/** Languages that the brand replies in; an empty selection means all. */
export function AnswerLanguages({ form, mayWrite, composer }: VoiceFieldsProps) {
  const t = useTranslations('brandVoice')
  const nameOf = useLanguageName()
  const chosen = form.draft.languages
  const offered = composer === 'built-in' ? languages.filter((one) => builtInLanguages.includes(one)) : languages
  const shown = [...offered, ...chosen.filter((one) => !offered.includes(one))]
  return (
    <section className="grid gap-2">
      <h2 id="answer-languages" className="text-lg font-semibold text-ink">
        {t('languages')}
      </h2>
      <p className="text-sm text-pretty text-ink-2">
        {chosen.length === 0
          ? t(mayWrite ? 'languagesAll' : 'languagesAllReadOnly')
          : t('languagesSome', { language: nameOf(form.draft.defaultLanguage) })}
      </p>
      {composer === 'built-in' && <p className="text-sm text-pretty text-ink-2">{t('languagesBuiltIn')}</p>}
      {mayWrite ? (
        <div role="group" aria-labelledby="answer-languages" className="flex flex-wrap gap-1.5">
          {shown.map((language) => (
            <Chip
              key={language}
              pressed={chosen.includes(language)}
              className="ring-1 ring-line ring-inset"
              onClick={() => form.toggleLanguage(language)}
            >
              {nameOf(language)}
            </Chip>
          ))}
        </div>
      ) : (
        <p className="text-sm text-ink">{chosen.map(nameOf).join(', ') || t('languagesNone')}</p>
      )}
    </section>
  )
}
