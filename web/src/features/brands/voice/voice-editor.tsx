import type { Voice } from '@bizamply/contract/brands'
import { useEffect, type ReactNode } from 'react'
import { AnswerLanguages } from './answer-languages.tsx'
import { FactList } from './fact-list.tsx'
import { SaveBar } from './save-bar.tsx'
import { SoundFields } from './sound-fields.tsx'
import { VoiceTryOut } from './voice-try-out.tsx'
import { useVoiceForm } from './use-voice-form.ts'
import { useTranslations } from 'use-intl'
import { LineList } from './line-list.tsx'
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
  const fields = { form, brandName, mayWrite }
  return (
    <div className="flex min-h-full flex-col">
      <div className={sheet}>
        <div className="min-w-0">
          {heading}
          <div className="grid max-w-[800px] grid-cols-[minmax(0,1fr)] gap-7 px-4 pb-10 *:border-t *:border-line *:pt-6 sm:px-6">
            <SoundFields {...fields} />
            <AnswerLanguages {...fields} />
            <OwnWords {...fields} />
            <FactList {...fields} />
          </div>
        </div>
        <aside className="border-line max-xl:border-t xl:border-l">
          <div className="px-4 pt-5 pb-8 sm:px-6 xl:sticky xl:top-0 xl:max-h-[calc(100dvh-8rem)] xl:overflow-y-auto">
            {mayWrite && <VoiceTryOut brandId={brandId} draft={form.draft} />}
            {aside}
          </div>
        </aside>
      </div>
      {mayWrite && <SaveBar form={form} />}
    </div>
  )
}

const sheet =
  'grid flex-1 grid-cols-[minmax(0,1fr)] content-start xl:grid-cols-[minmax(0,1fr)_400px] xl:content-stretch'

/** Dos, don’ts and sample replies, which only AI models use. */
function OwnWords(props: VoiceFieldsProps) {
  const t = useTranslations('brandVoice')
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <h2 className="text-lg font-semibold text-ink">{t('own')}</h2>
        <p className="max-w-[76ch] text-sm text-pretty text-ink-2">{t('ownHint')}</p>
      </div>
      {lineKinds.map((kind) => (
        <LineList key={kind} {...props} kind={kind} />
      ))}
    </section>
  )
}
