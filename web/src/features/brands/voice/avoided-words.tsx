import type { Voice } from '@bizamply/contract/brands'
import { sizes } from '@bizamply/contract/size-limits'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { withWord } from './voice-draft.ts'
import type { VoiceForm } from './use-voice-form.ts'

export interface VoiceFieldsProps {
  form: VoiceForm
  brandName: string
  mayWrite: boolean
  /** What writes this brand's replies. */
  composer: Voice['composer']
}

/** Words to avoid, as chips. Enter, a comma or blur adds the typed word. */
export function AvoidedWords({ form, mayWrite }: Pick<VoiceFieldsProps, 'form' | 'mayWrite'>) {
  const t = useTranslations('brandVoice')
  const [typed, setTyped] = useState('')
  const [refusal, setRefusal] = useState<'full' | 'long' | null>(null)
  const { avoid } = form.draft
  const add = (text: string) => {
    const next = withWord(avoid, text)
    if (typeof next === 'string') return setRefusal(next)
    setRefusal(null)
    setTyped('')
    form.change({ avoid: next })
  }
  const error =
    refusal === 'full' ? t('avoidFull') : refusal === 'long' ? t('avoidLong', { limit: sizes.avoidedWord }) : undefined
  const count = t('avoidCount', { count: avoid.length, limit: sizes.avoidedWords })
  return (
    <div className="grid gap-2">
      <Field
        label={t('avoid')}
        hint={mayWrite ? t('avoidHint') : undefined}
        error={error}
        aside={<span className="text-xs text-ink-3 tabular-nums">{count}</span>}
      >
        {(control) =>
          mayWrite ? (
            <Input
              {...control}
              dir="auto"
              className="sm:max-w-80"
              value={typed}
              placeholder={t('avoidPlaceholder')}
              onChange={(event) => setTyped(event.target.value)}
              onBlur={() => add(typed)}
              onKeyDown={(event) => {
                if ((event.key !== 'Enter' && event.key !== ',') || event.nativeEvent.isComposing) return
                event.preventDefault()
                add(typed)
              }}
            />
          ) : (
            <output id={control.id} className="text-sm text-ink-2">
              {avoid.length === 0 && t('avoidNone')}
            </output>
          )
        }
      </Field>
      {avoid.length > 0 && (
        <ul aria-label={t('avoid')} className="flex flex-wrap gap-1.5">
          {avoid.map((word) => (
            <li key={word} className="flex h-7 items-center rounded-full bg-surface-3 pl-3 text-xs text-ink coarse:h-9">
              <bdi className={mayWrite ? '' : 'pr-3'}>{word}</bdi>
              {mayWrite && (
                <button
                  type="button"
                  aria-label={t('avoidRemove', { word })}
                  className="ml-0.5 grid size-7 place-items-center rounded-full text-ink-2 hover:text-ink coarse:size-9"
                  onClick={() => form.change({ avoid: avoid.filter((one) => one !== word) })}
                >
                  <X aria-hidden="true" size={12} />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
