import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Field } from '../../../ui/field.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { SaveBarWaiting } from './save-bar.tsx'
import { ToneChoice } from './sound-fields.tsx'
import { languages } from './voice-draft.ts'
import { VoiceSheet } from './voice-sheet.tsx'
import { TryOutHead } from './voice-try-out.tsx'

export interface VoiceWaitingProps {
  mayWrite: boolean
  heading: ReactNode
  aside: ReactNode
}

/** The brand voice before its values: the names of all fields, and their places. */
export function VoiceWaiting({ mayWrite, heading, aside }: VoiceWaitingProps) {
  const t = useTranslations('brandVoice')
  const place = <Skeleton className="h-8 rounded-sm coarse:h-10" />
  return (
    <>
      <span role="status" className="sr-only">
        {t('loading')}
      </span>
      <VoiceSheet
        heading={heading}
        foot={mayWrite && <SaveBarWaiting />}
        aside={
          <>
            {mayWrite && (
              <section className="mb-6 border-b border-line pb-6">
                <TryOutHead />
                <Skeleton className="mt-3 h-8 rounded-md coarse:h-10" />
                <div className="mt-3" />
              </section>
            )}
            {aside}
          </>
        }
      >
        <section className="grid gap-5">
          <h2 className="text-lg font-semibold text-ink">{t('sound')}</h2>
          <ToneChoice form={undefined} mayWrite={mayWrite} />
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <Field label={t('signOff')} hint={t('signOffHint')}>
              {() => place}
            </Field>
            <Field label={t('language')} hint={t('languageHint')}>
              {() => place}
            </Field>
          </div>
          <div className="sm:max-w-80">
            <Field label={t('avoid')} hint={mayWrite ? t('avoidHint') : undefined}>
              {() => place}
            </Field>
          </div>
        </section>
        <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <h2 className="text-lg font-semibold text-ink">{t('languages')}</h2>
          <Skeleton className="my-[3px] h-3.5 w-96 max-w-full" />
          <div className="flex flex-wrap gap-1.5">
            {languages.map((language) => (
              <Skeleton key={language} className="h-7 w-18 rounded-full coarse:h-9" />
            ))}
          </div>
        </section>
        <section className="grid gap-2">
          <h2 className="text-lg font-semibold text-ink">{t('own')}</h2>
          <p className="max-w-[76ch] text-sm text-pretty text-ink-2">{t('ownHint')}</p>
        </section>
      </VoiceSheet>
    </>
  )
}
