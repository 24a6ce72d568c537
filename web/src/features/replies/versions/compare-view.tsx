import { ArrowLeft } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../ui/button.tsx'
import { useEditorContext, useEditor } from '../editor/editor-context.ts'
import { wordDiff, type DiffPart } from './word-diff.ts'

export interface CompareViewProps {
  version: number
  text: string
  onBack: () => void
}

/** An earlier version next to the text on screen; words that only one of them has are marked. */
export function CompareView({ version, text, onBack }: CompareViewProps) {
  const t = useTranslations('editor')
  const here = useEditor(useEditorContext().editor).words.text
  const name = String(version)
  const parts = wordDiff(text, here)
  return (
    <section aria-label={t('comparing', { version: name })} className="flex min-h-0 flex-1 flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Button
          size="sm"
          variant="ghost"
          className="-ml-2"
          icon={<ArrowLeft aria-hidden="true" size={14} />}
          onClick={onBack}
        >
          {t('back')}
        </Button>
        {text === here && <span className="text-xs text-ink-2">{t('sameText')}</span>}
      </div>
      <div className="grid min-h-0 flex-1 gap-3 sm:grid-cols-2">
        <Side title={t('onlyThere', { version: name })} parts={parts} mine="there" />
        <Side title={t('onlyHere')} parts={parts} mine="here" />
      </div>
    </section>
  )
}

interface SideProps {
  title: string
  parts: DiffPart[]
  mine: 'there' | 'here'
}

function Side({ title, parts, mine }: SideProps) {
  const shown = parts.filter(({ side }) => side === 'both' || side === mine)
  const Mark = mine === 'there' ? 'del' : 'ins'
  return (
    <div className="flex min-h-0 flex-col rounded-md border border-line">
      <p className="flex items-center gap-2 border-b border-line px-3 py-2 text-xs text-ink-3">
        <span aria-hidden="true" className={`size-2.5 rounded-xs ${looks[mine]}`} />
        {title}
      </p>
      <p
        dir="auto"
        className="min-h-24 overflow-y-auto px-3 py-2.5 text-base leading-6 whitespace-pre-wrap text-ink wrap-anywhere"
      >
        {shown.map((part, place) =>
          part.side === 'both' ? (
            <span key={place}>{part.text}</span>
          ) : (
            <Mark key={place} className={`rounded-xs no-underline ${looks[mine]}`}>
              {part.text}
            </Mark>
          ),
        )}
      </p>
    </div>
  )
}

const looks = { there: 'bg-danger-soft text-danger-ink', here: 'bg-sent-soft text-sent-ink' } as const
