import { useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { useLanguageName } from '../../../lib/language-name.ts'
import { Chip } from '../../../ui/chip.tsx'

export interface FactLanguagesProps {
  facts: readonly { language: string }[]
  /** Null shows all. */
  chosen: string | null
  onChoose: (language: string | null) => void
}

/** Shows the facts of one language; absent if all facts have the same. */
export function FactLanguages({ facts, chosen, onChoose }: FactLanguagesProps) {
  const t = useTranslations('brandVoice')
  const format = useFormat()
  const nameOf = useLanguageName()
  const languages = [...Map.groupBy(facts, ({ language }) => language)]
  if (languages.length < 2) return null
  const chip = (language: string | null, name: string, count: number) => (
    <Chip key={language ?? ''} pressed={chosen === language} onClick={() => onChoose(language)}>
      {name} <span className="font-normal text-ink-3 tabular-nums">{format.number(count)}</span>
    </Chip>
  )
  return (
    <div role="group" aria-label={t('factLanguages')} className="flex flex-wrap gap-1">
      {chip(null, t('factsAll'), facts.length)}
      {languages.map(([language, some]) => chip(language, nameOf(language), some.length))}
    </div>
  )
}
