import { sizes } from '@bizamply/contract/size-limits'
import { Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { LanguageSelect, useLanguageName } from './language-select.tsx'
import { problemOfFact, topics, type FactDraft } from './voice-draft.ts'
import type { VoiceFieldsProps } from './avoided-words.tsx'

export interface FactRowProps extends VoiceFieldsProps {
  fact: FactDraft
  number: number
}

/** Share of the limit from which the character counter is shown. */
const COUNT_FROM = 0.8

export function FactRow(props: FactRowProps) {
  return props.mayWrite ? <EditedFact {...props} /> : <ReadFact fact={props.fact} />
}

function ReadFact({ fact }: Pick<FactRowProps, 'fact'>) {
  const t = useTranslations('brandVoice')
  const languageName = useLanguageName()
  return (
    <li className="py-3">
      <p className="text-xs text-ink-3">
        {t(`topics.${fact.topic}`)} · {languageName(fact.language)}
      </p>
      <p dir="auto" className="text-sm text-pretty text-ink wrap-anywhere">
        {fact.text}
      </p>
    </li>
  )
}

function EditedFact({ form, fact, number }: FactRowProps) {
  const t = useTranslations('brandVoice')
  const format = useFormat()
  const note = useId()
  const [left, setLeft] = useState(false)
  const found = problemOfFact(fact)
  const problem = found && (found.why === 'long' || left || form.tried) ? found : null
  const words = problem && (problem.why === 'long' ? t('textLong', { count: problem.over }) : t('textEmpty'))
  const used = fact.text.length
  const name = (part: string) => `${t('factNumber', { number })}: ${part}`
  return (
    <li data-fact={fact.key} className={row}>
      <Select
        size="sm"
        ghost
        className="font-medium @min-[640px]:mt-1"
        aria-label={name(t('topic'))}
        value={fact.topic}
        onChange={(event) => {
          const topic = topics.find((one) => one === event.target.value)
          if (topic) form.changeFact(fact.key, { topic })
        }}
      >
        {topics.map((topic) => (
          <option key={topic} value={topic}>
            {t(`topics.${topic}`)}
          </option>
        ))}
      </Select>
      <LanguageSelect
        size="sm"
        ghost
        className="@min-[640px]:mt-1"
        aria-label={name(t('factLanguage'))}
        value={fact.language}
        onLanguage={(language) => form.changeFact(fact.key, { language })}
      />
      <div className="grid gap-1 @max-[639px]:col-span-3 @max-[639px]:row-start-2">
        <TextArea
          dir="auto"
          rows={1}
          className="resize-none!"
          aria-label={name(t('text'))}
          aria-describedby={note}
          invalid={problem !== null}
          value={fact.text}
          placeholder={t('textPlaceholder')}
          onBlur={() => setLeft(true)}
          onChange={(event) => form.changeFact(fact.key, { text: event.target.value })}
        />
        <p id={note} className={`text-xs tabular-nums empty:hidden ${words ? 'text-danger-ink' : 'text-ink-3'}`}>
          {words ??
            (used >= sizes.factText * COUNT_FROM &&
              t('textLimit', { used: format.number(used), limit: format.number(sizes.factText) }))}
        </p>
      </div>
      <IconButton
        size="sm"
        className="@max-[639px]:col-start-3 @max-[639px]:row-start-1 @max-[639px]:justify-self-end @min-[640px]:mt-1"
        label={name(t('removeFact'))}
        icon={<Trash2 size={14} />}
        onClick={() => form.removeFact(fact.key)}
      />
    </li>
  )
}

/** One line where there is room, else the text below its topic and language. */
const row =
  'grid grid-cols-[minmax(0,144px)_minmax(0,144px)_minmax(0,1fr)] items-start gap-2 py-3 ' +
  '@min-[640px]:grid-cols-[120px_120px_minmax(0,1fr)_auto] @min-[640px]:py-2'
