import { sizes } from '@bizamply/contract/size-limits'
import { Plus, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Input } from '../../../ui/input.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import type { LineKind } from './voice-draft.ts'
import type { VoiceFieldsProps } from './avoided-words.tsx'

export interface LineListProps extends VoiceFieldsProps {
  kind: LineKind
}

const limits = {
  does: { lines: sizes.voiceLines, letters: sizes.voiceLine },
  donts: { lines: sizes.voiceLines, letters: sizes.voiceLine },
  samples: { lines: sizes.sampleReplies, letters: sizes.sampleReply },
} as const

/** Lines of one kind; Enter in the last line adds another. */
export function LineList({ form, mayWrite, kind }: LineListProps) {
  const t = useTranslations('brandVoice')
  const lines = form.draft[kind]
  const limit = limits[kind]
  const list = useRef<HTMLUListElement>(null)
  const [added, setAdded] = useState('')
  useEffect(() => {
    if (added) list.current?.querySelector<HTMLElement>(`[data-line="${added}"] :is(input, textarea)`)?.focus()
  }, [added])
  const full = lines.length >= limit.lines
  const add = () => !full && setAdded(form.addLine(kind))
  const nameOf = (place: number) => t('lineNumber', { list: t(`lines.${kind}`), number: place + 1 })
  return (
    <div role="group" aria-labelledby={`lines-${kind}`} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex items-baseline justify-between gap-3">
        <h3 id={`lines-${kind}`} className="text-sm font-medium text-ink">
          {t(`lines.${kind}`)}
        </h3>
        <span className="text-xs text-ink-3 tabular-nums">
          {t('linesCount', { count: lines.length, limit: limit.lines })}
        </span>
      </div>
      {(mayWrite || kind !== 'does') && <p className="-mt-1.5 text-xs text-ink-3">{t(`linesHint.${kind}`)}</p>}
      {!mayWrite && (
        <ul className="grid gap-1 text-sm text-ink-2">
          {lines.length === 0 && <li>{t('linesNone')}</li>}
          {lines.map((line) => (
            <li key={line.key} dir="auto" className="whitespace-pre-line wrap-anywhere">
              {line.text}
            </li>
          ))}
        </ul>
      )}
      {mayWrite && lines.length > 0 && (
        <ul ref={list} className="grid gap-2">
          {lines.map((line, place) => (
            <li key={line.key} data-line={line.key} className="flex items-start gap-1">
              {kind === 'samples' ? (
                <TextArea
                  dir="auto"
                  rows={2}
                  aria-label={nameOf(place)}
                  placeholder={t('lineExample.samples')}
                  maxLength={limit.letters}
                  value={line.text}
                  onChange={(event) => form.changeLine(kind, line.key, event.target.value)}
                />
              ) : (
                <Input
                  dir="auto"
                  className="flex-1"
                  aria-label={nameOf(place)}
                  placeholder={t(`lineExample.${kind}`)}
                  maxLength={limit.letters}
                  value={line.text}
                  onChange={(event) => form.changeLine(kind, line.key, event.target.value)}
                  onKeyDown={(event) => {
                    if (event.key !== 'Enter' || event.nativeEvent.isComposing || place < lines.length - 1) return
                    event.preventDefault()
                    if (line.text.trim() !== '') add()
                  }}
                />
              )}
              <IconButton
                label={t('lineRemove', { list: t(`lines.${kind}`), number: place + 1 })}
                icon={<X size={14} />}
                onClick={() => form.removeLine(kind, line.key)}
              />
            </li>
          ))}
        </ul>
      )}
      {mayWrite && (
        <div>
          <Button
            size="sm"
            icon={<Plus aria-hidden="true" size={14} />}
            aria-label={t('lineAddTo', { action: t(`lineAdd.${kind}`), list: t(`lines.${kind}`) })}
            aria-disabled={full || undefined}
            onClick={add}
          >
            {t(`lineAdd.${kind}`)}
          </Button>
        </div>
      )}
    </div>
  )
}
