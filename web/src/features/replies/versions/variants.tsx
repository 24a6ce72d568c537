import { Sparkles } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { useEditorContext, useEditor } from '../editor/editor-context.ts'
import { lockOf } from '../editor/editor-rules.ts'
import { putText } from '../editor/editor.ts'
import { isComposed, type Version } from './versions-query.ts'
import { Radio } from '../../../ui/radio.tsx'

const MOST = 5

/** Generated versions side by side with their lengths; choosing one inserts it. */
export function Variants({ versions }: { versions: readonly Version[] }) {
  const t = useTranslations('editor')
  const format = useFormat()
  const context = useEditorContext()
  const state = useEditor(context.editor)
  const written = versions.filter(isComposed)
  const shown = written.slice(0, MOST)
  if (shown.length < 2) return null
  const off = lockOf(state) !== null || !context.means.mayWrite || (state.writing !== null && !state.writing.stopped)
  return (
    <fieldset className="mt-3 min-w-0 border-t border-line px-4 pt-3">
      <legend className="float-left mb-1 flex w-full items-center gap-2 text-sm font-semibold text-ink">
        <Sparkles aria-hidden="true" size={16} className="text-ink-3" />
        {t('variants')}
      </legend>
      <p className="clear-both text-xs text-ink-3">{t('variantsHint')}</p>
      <ul className="mt-1">
        {shown.map((version) => (
          <li key={version.version} className="relative flex items-start gap-2.5 py-1.5">
            <Radio
              id={`variant-${version.version}`}
              name="variant"
              className="mt-0.5"
              aria-describedby={`variant-${version.version}-text`}
              disabled={off}
              checked={version.text === state.words.text}
              onChange={() => putText(context.editor, version.text, 'restored')}
            />
            <span className="min-w-0 flex-1 text-xs">
              <span className="flex items-baseline justify-between gap-2">
                <label
                  htmlFor={`variant-${version.version}`}
                  className="font-medium text-ink after:absolute after:inset-0"
                >
                  {nameOf(version, version === written.at(-1), t)}
                </label>
                <span className="text-ink-3 tabular-nums">{format.number(version.text.length)}</span>
              </span>
              <span id={`variant-${version.version}-text`} dir="auto" className="block truncate text-ink-2">
                {version.text}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

function nameOf({ how }: Version, first: boolean, t: ReturnType<typeof useTranslations<'editor'>>): string {
  if (how === 'shorter' || how === 'warmer' || how === 'formal' || how === 'translated' || how === 'instructed') {
    return t(`how.${how}`)
  }
  return t(first ? 'how.first' : 'how.generated')
}
