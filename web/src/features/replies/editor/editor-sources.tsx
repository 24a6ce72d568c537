import { Check } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { textLink } from '../../../ui/text-link.ts'
import { useEditor, useEditorContext } from './editor-context.ts'
import { quoteLook } from './claim-panel.ts'
import { lockOf, supportedOf } from './editor-rules.ts'

/** How many claims the brand's facts support, and with Show sources, by which fact each. */
export function EditorSources() {
  const t = useTranslations('editor')
  const topics = useTranslations('brandVoice')
  const { editor, show } = useEditorContext()
  const [open, setOpen] = useState(false)
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  // On a phone, the list would open below the fixed foot.
  useEffect(() => {
    if (open) list.current?.scrollIntoView({ block: 'nearest' })
  }, [open])
  const state = useEditor(editor)
  const claims = supportedOf(state)
  if (claims.length === 0 || lockOf(state) || (state.writing && !state.writing.stopped)) return null
  const nameOf = (topic: (typeof claims)[number]['topic']) =>
    topic === null ? t('fromDetails') : topic === 'change' ? t('fromProject') : topics(`topics.${topic}`)
  return (
    <section className="text-sm text-ink-2">
      <p className="flex flex-wrap items-center gap-x-2">
        <Check aria-hidden="true" size={16} className="shrink-0 text-sent-ink" />
        {t('supported', { count: claims.length })}
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          className={`coarse:-my-2.5 coarse:min-h-11 ${textLink}`}
          onClick={() => setOpen(!open)}
        >
          {t(open ? 'hideSources' : 'showSources')}
        </button>
      </p>
      <ul ref={list} id={id} hidden={!open} className="mt-1.5 grid scroll-mb-40 gap-1.5 pl-6">
        {claims.map((claim) => {
          const words = state.words.text.slice(claim.start, claim.end)
          return (
            <li key={claim.start} className="text-pretty wrap-anywhere">
              <button type="button" aria-label={t('goTo', { words })} onClick={() => show(claim)} className={quoteLook}>
                <q dir="auto">{words}</q>
              </button>
              <p>
                <span className="font-medium">{nameOf(claim.topic)}:</span> <span dir="auto">{claim.source}</span>
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
