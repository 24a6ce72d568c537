import { sizes } from '@bizamply/contract/size-limits'
import { useTranslations } from 'use-intl'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { AvoidedWords, type VoiceFieldsProps } from './avoided-words.tsx'
import { LanguageSelect, useLanguageName } from './language-select.tsx'
import { tones } from './voice-draft.ts'
import { Radio } from '../../../ui/radio.tsx'

/** Tone, sign-off, language and words to avoid. */
export function SoundFields(props: VoiceFieldsProps) {
  const t = useTranslations('brandVoice')
  const { form, brandName, mayWrite } = props
  const languageName = useLanguageName()
  return (
    <section className="grid gap-5">
      <h2 className="text-lg font-semibold text-ink">{t('sound')}</h2>
      <ToneChoice {...props} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label={t('signOff')} hint={t(mayWrite ? 'signOffHint' : 'signOffHintReadOnly')}>
          {(control) => (
            <Input
              {...control}
              dir="auto"
              value={form.draft.signOff}
              maxLength={sizes.signOff}
              readOnly={!mayWrite}
              className={mayWrite ? '' : lockedLook}
              placeholder={mayWrite ? t('signOffPlaceholder', { brand: brandName }) : ''}
              onChange={(event) => form.change({ signOff: event.target.value })}
            />
          )}
        </Field>
        <Field label={t('language')} hint={t('languageHint')}>
          {(control) =>
            mayWrite ? (
              <LanguageSelect
                {...control}
                value={form.draft.defaultLanguage}
                onLanguage={(defaultLanguage) => form.change({ defaultLanguage })}
              />
            ) : (
              <Input {...control} readOnly className={lockedLook} value={languageName(form.draft.defaultLanguage)} />
            )
          }
        </Field>
      </div>
      <AvoidedWords {...props} />
    </section>
  )
}

type ToneChoiceProps = Pick<VoiceFieldsProps, 'mayWrite'> & { form: VoiceFieldsProps['form'] | undefined }

/** Without a form until the voice is loaded. */
export function ToneChoice({ form, mayWrite }: ToneChoiceProps) {
  const t = useTranslations('brandVoice')
  const groundOf = (tone: string) =>
    form?.draft.tone === tone ? 'bg-accent-soft' : mayWrite ? 'hover:bg-surface-2' : ''
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-medium text-ink">{t('tone')}</legend>
      <div className="grid rounded-lg border border-line max-sm:divide-y max-sm:divide-line sm:grid-cols-3 sm:divide-x sm:divide-line">
        {tones.map((tone) => (
          <div key={tone} className={`relative flex items-start gap-2.5 px-4 py-3 ${corners} ${groundOf(tone)}`}>
            {form ? (
              <Radio
                id={`tone-${tone}`}
                name="tone"
                aria-describedby={`tone-${tone}-note`}
                className="mt-0.5"
                checked={form.draft.tone === tone}
                disabled={!mayWrite}
                onChange={() => form.change({ tone })}
              />
            ) : (
              <Skeleton className="mt-0.5 size-4 shrink-0 rounded-full" />
            )}
            <div className="min-w-0">
              <label htmlFor={`tone-${tone}`} className={`text-sm font-medium text-ink ${mayWrite ? wholeCell : ''}`}>
                {t(`tones.${tone}`)}
              </label>
              <p id={`tone-${tone}-note`} className="text-xs text-pretty text-ink-2">
                {t(`toneText.${tone}`)}
              </p>
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  )
}

/** A field that shows a value that the role can't change. */
const lockedLook = '[&>input]:bg-surface-2 [&>input]:shadow-none'
const corners =
  'first:rounded-t-lg last:rounded-b-lg sm:first:rounded-l-lg sm:first:rounded-tr-none sm:last:rounded-r-lg sm:last:rounded-bl-none'
const wholeCell = 'cursor-pointer after:absolute after:inset-0'
