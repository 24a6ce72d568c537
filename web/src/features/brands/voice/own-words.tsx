import { useTranslations } from 'use-intl'
import { LineList } from './line-list.tsx'
import { lineKinds } from './voice-draft.ts'
import type { VoiceFieldsProps } from './avoided-words.tsx'

/** Dos, don'ts and sample replies; who reads them, and who does not. */
export function OwnWords(props: VoiceFieldsProps) {
  const t = useTranslations('brandVoice')
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <h2 className="text-base font-semibold text-ink">{t('own')}</h2>
        <p className="max-w-[76ch] text-sm text-pretty text-ink-2">{t('ownHint')}</p>
      </div>
      {lineKinds.map((kind) => (
        <LineList key={kind} {...props} kind={kind} />
      ))}
    </section>
  )
}
