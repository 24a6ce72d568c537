import type { FactTopic } from '@bizamply/contract/brands'
import { sizes } from '@bizamply/contract/size-limits'
import { BookOpen, Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FactLanguages } from './fact-languages.tsx'
import { FactRow } from './fact-row.tsx'
import type { VoiceFieldsProps } from './avoided-words.tsx'

/** Facts about the brand. Replies can only state these and a product’s details. */
export function FactList(props: VoiceFieldsProps) {
  const t = useTranslations('brandVoice')
  const { form, mayWrite } = props
  const { facts } = form.draft
  const list = useRef<HTMLUListElement>(null)
  const [added, setAdded] = useState('')
  const [language, setLanguage] = useState<string | null>(null)
  // A fact that keeps the voice from being saved is never hidden.
  const isHiding = !(form.tried && form.problems > 0) && facts.some((fact) => fact.language === language)
  const shown = isHiding ? language : null
  useEffect(() => {
    if (added) list.current?.querySelector<HTMLElement>(`[data-fact="${added}"] textarea`)?.focus()
  }, [added])
  const isFull = facts.length >= sizes.facts
  const start = (topic?: FactTopic) => {
    setLanguage(null)
    setAdded(form.addFact(topic))
  }
  const add = mayWrite && (
    <Button icon={<Plus aria-hidden="true" size={16} />} aria-disabled={isFull || undefined} onClick={() => start()}>
      {t('addFact')}
    </Button>
  )
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div>
        <div className="flex items-baseline justify-between gap-3">
          <h2 className="text-lg font-semibold text-ink">{t('facts')}</h2>
          <span className="text-xs text-ink-3 tabular-nums">
            {t('factsCount', { count: facts.length, limit: sizes.facts })}
          </span>
        </div>
        <p className="text-sm text-ink-2">{t('factsHint')}</p>
      </div>
      {mayWrite && !isFull && !facts.some(({ topic }) => topic === 'contact') && (
        <MissingContact onAdd={() => start('contact')} />
      )}
      {facts.length === 0 ? (
        <div className="rounded-lg border border-line">
          <EmptyState
            icon={<BookOpen size={20} />}
            title={t('factsEmpty')}
            text={t(mayWrite ? 'factsEmptyText' : 'factsEmptyReadOnly')}
            action={add}
            heading="h3"
          />
        </div>
      ) : (
        <>
          <FactLanguages facts={facts} chosen={shown} onChoose={setLanguage} />
          <ul ref={list} className="@container divide-y divide-line border-y border-line">
            {facts.map(
              (fact, place) =>
                (shown === null || fact.language === shown) && (
                  <FactRow key={fact.key} {...props} fact={fact} number={place + 1} />
                ),
            )}
          </ul>
          {add && <div>{add}</div>}
        </>
      )}
    </section>
  )
}

/** Replies to complaints ask the customer to get in touch, and name only a stored contact. */
function MissingContact({ onAdd }: { onAdd: () => void }) {
  const t = useTranslations('brandVoice')
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-pending-soft px-4 py-3 text-sm text-pending-ink">
      <p className="min-w-60 flex-1 text-pretty">{t('contactMissing')}</p>
      <Button size="sm" onClick={onAdd}>
        {t('addContact')}
      </Button>
    </div>
  )
}
