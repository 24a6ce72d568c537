import type { FactTopic } from '@bizamply/contract/brands'
import { sizes } from '@bizamply/contract/size-limits'
import { BookOpen, Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguageName } from '../../../lib/language-name.ts'
import { useMedia } from '../../../lib/media.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FactLanguages } from './fact-languages.tsx'
import { FactRow } from './fact-row.tsx'
import type { FactDraft } from './voice-draft.ts'
import type { VoiceFieldsProps } from './avoided-words.tsx'

/** Facts about the brand. Replies can only state these and a product’s details. */
export function FactList(props: VoiceFieldsProps) {
  const t = useTranslations('brandVoice')
  const { form, mayWrite } = props
  const { facts } = form.draft
  const list = useRef<HTMLDivElement>(null)
  // All languages of a brand are too long a list for a phone.
  const isPhone = useMedia('(max-width: 639px)')
  const [added, setAdded] = useState('')
  const [language, setLanguage] = useState<string | null>(isPhone ? form.draft.defaultLanguage : null)
  // A fact that keeps the voice from being saved is never hidden.
  const isHiding = !(form.tried && form.problems > 0) && facts.some((fact) => fact.language === language)
  const shown = isHiding ? language : null
  useEffect(() => {
    if (added) list.current?.querySelector<HTMLElement>(`[data-fact="${added}"] textarea`)?.focus()
  }, [added])
  const groups = useGroups(form)
  const isFull = facts.length >= sizes.facts
  const start = (topic?: FactTopic) => {
    // A new fact has the default language.
    setLanguage((now) => (now === form.draft.defaultLanguage ? now : null))
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
          <div ref={list} className="@container grid gap-4">
            {groups.map((group) => (
              <FactGroup key={group.language} {...props} group={group} shown={shown} hasName={groups.length > 1} />
            ))}
          </div>
          {add && <div>{add}</div>}
        </>
      )}
    </section>
  )
}

interface Group {
  /** Empty for new facts, which are last until they are saved. */
  language: string
  facts: { fact: FactDraft; number: number }[]
}

/** The facts by their saved language, so that editing one doesn’t move it; the brand’s default language is first. */
function useGroups({ draft: { facts, defaultLanguage }, savedFacts }: VoiceFieldsProps['form']): Group[] {
  const saved = new Map(savedFacts.map(({ id, language }) => [id, language]))
  const byLanguage = Map.groupBy(facts, ({ key }) => saved.get(key) ?? '')
  const rank = (language: string): number => (language === '' ? 2 : language === defaultLanguage ? 0 : 1)
  let number = 0
  return [...byLanguage]
    .toSorted(([one], [other]) => rank(one) - rank(other))
    .map(([language, some]) => ({ language, facts: some.map((fact) => ({ fact, number: ++number })) }))
}

interface FactGroupProps extends VoiceFieldsProps {
  group: Group
  /** The only language to show; null for all. */
  shown: string | null
  hasName: boolean
}

function FactGroup({ group, shown, hasName, ...props }: FactGroupProps) {
  const nameOf = useLanguageName()
  const t = useTranslations('brandVoice')
  const facts = group.facts.filter(({ fact }) => shown === null || fact.language === shown)
  if (facts.length === 0) return null
  return (
    <section>
      {hasName && shown === null && (
        <h3 className="pb-1.5 text-xs font-medium text-ink-2">
          {group.language ? nameOf(group.language) : t('factsNew')}
        </h3>
      )}
      <ul className="divide-y divide-line border-y border-line">
        {facts.map(({ fact, number }) => (
          <FactRow key={fact.key} {...props} fact={fact} number={number} />
        ))}
      </ul>
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
