import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AddMenu } from '../../../ui/add-menu.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { topics, useReadingWords } from './reading-words.ts'

export interface TopicTableProps {
  good: string[]
  bad: string[]
  /** What a topic is said to be when it's added. */
  added: 'good' | 'bad'
  onChange: (change: { topicsGood: string[]; topicsBad: string[] }) => void
}

/** The detected topics, each positive, negative or removed; any other topic can be added. */
export function TopicTable({ good, bad, added, onChange }: TopicTableProps) {
  const t = useTranslations('reading')
  const words = useReadingWords()
  const [rows, setRows] = useState(() => [...new Set([...bad, ...good])])
  const put = (topic: string, manner: 'good' | 'bad') => {
    const flip = (list: string[], on: boolean) =>
      !on || list.includes(topic) ? list.filter((one) => one !== topic) : [...list, topic]
    onChange({ topicsGood: flip(good, manner === 'good'), topicsBad: flip(bad, manner === 'bad') })
  }
  const add = (topic: string) => {
    setRows([...rows, topic])
    put(topic, added)
  }
  const open = topics.filter((topic) => !rows.includes(topic))
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium text-ink">{t('topics')}</legend>
      <ul className="grid gap-1 sm:grid-cols-2 sm:gap-x-10">
        {rows.map((topic) => (
          <li key={topic} className="flex items-center gap-1 text-sm text-ink">
            <span className="w-28 truncate">{words.topic(topic)}</span>
            <IconButton
              size="sm"
              aria-pressed={good.includes(topic)}
              label={`${words.topic(topic)}: ${t('positive')}`}
              icon={<ThumbsUp size={14} className={good.includes(topic) ? 'text-sent-ink' : ''} />}
              className={good.includes(topic) ? 'bg-sent-soft' : ''}
              onClick={() => put(topic, 'good')}
            />
            <IconButton
              size="sm"
              aria-pressed={bad.includes(topic)}
              label={`${words.topic(topic)}: ${t('negative')}`}
              icon={<ThumbsDown size={14} className={bad.includes(topic) ? 'text-danger-ink' : ''} />}
              className={bad.includes(topic) ? 'bg-danger-soft' : ''}
              onClick={() => put(topic, 'bad')}
            />
          </li>
        ))}
      </ul>
      <div className="mt-1.5">
        <AddMenu
          label={t('addTopic')}
          options={open.map((topic) => ({ value: topic, name: words.topic(topic) }))}
          onAdd={add}
        />
      </div>
    </fieldset>
  )
}
