import type { Voice } from '@bizamply/contract/brands'
import { useEffect, type ReactNode } from 'react'
import { AnswerLanguages } from './answer-languages.tsx'
import { FactList } from './fact-list.tsx'
import { SaveBar } from './save-bar.tsx'
import { SoundFields } from './sound-fields.tsx'
import { VoiceSheet } from './voice-sheet.tsx'
import { VoiceTryOut } from './voice-try-out.tsx'
import { useVoiceForm } from './use-voice-form.ts'
import { useTranslations } from 'use-intl'
import { LineList } from './line-list.tsx'
import { Fold } from '../../../ui/fold.tsx'
import { lineKinds } from './voice-draft.ts'
import type { VoiceFieldsProps } from './avoided-words.tsx'

export interface VoiceEditorProps {
  brandId: string
  brandName: string
  voice: Voice
  mayWrite: boolean
  heading: ReactNode
  aside: ReactNode
  /** Called when the form gains or loses unsaved changes. */
  onChanged: (changed: boolean) => void
}

export function VoiceEditor({ brandId, brandName, voice, mayWrite, heading, aside, onChanged }: VoiceEditorProps) {
  const form = useVoiceForm(brandId, voice)
  const { changed } = form
  useEffect(() => onChanged(changed), [changed, onChanged])
  const fields = { form, brandName, mayWrite, composer: voice.composer }
  return (
    <VoiceSheet
      heading={heading}
      aside={
        <>
          {mayWrite && <VoiceTryOut brandId={brandId} draft={form.draft} />}
          {aside}
        </>
      }
      foot={mayWrite && <SaveBar form={form} />}
    >
      <SoundFields {...fields} />
      <AnswerLanguages {...fields} />
      <OwnWords {...fields} />
      <FactList {...fields} />
    </VoiceSheet>
  )
}

const ownHint = (composer: Voice['composer']) =>
  composer === 'built-in' ? 'ownHintBuiltIn' : composer === 'model' ? 'ownHintModel' : 'ownHint'

/** Dos, don’ts and sample replies, which only AI models use: folded if no model writes this brand’s replies. */
function OwnWords(props: VoiceFieldsProps) {
  const t = useTranslations('brandVoice')
  const title = <h2 className="text-lg font-semibold text-ink">{t('own')}</h2>
  const hint = t(ownHint(props.composer))
  const lists = lineKinds.map((kind) => <LineList key={kind} {...props} kind={kind} />)
  if (props.composer === 'built-in') {
    return (
      <section>
        {title}
        <Fold label={hint} labelClass="max-w-[76ch] text-sm text-pretty text-ink-2">
          <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-5">{lists}</div>
        </Fold>
      </section>
    )
  }
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        {title}
        <p className="max-w-[76ch] text-sm text-pretty text-ink-2">{hint}</p>
      </div>
      {lists}
    </section>
  )
}
