import { sizes } from '@bizamply/contract/size-limits'
import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { isDay } from '../../../lib/day.ts'
import { usePreview } from '../project-queries.ts'
import type { ProjectForm } from './project-form.ts'
import { useDayWords } from '../project-words.ts'

/** How many comments the selection would link, before anything is saved. */
export function PreviewLine({ form }: { form: ProjectForm }) {
  const t = useTranslations('projectDialog')
  const days = useDayWords()
  const [topics, products, countFrom] = useWatch({ control: form.control, name: ['topics', 'products', 'countFrom'] })
  const { data, isError } = usePreview({ topics, products, from: isDay(countFrom) ? countFrom : '' })
  const isEmpty = topics.length + products.length === 0
  const values = data && { comments: data.comments, pending: data.pending, day: days.full(data.from) }
  const words = isEmpty
    ? t('previewNothing')
    : values
      ? t(values.comments >= sizes.countStop ? 'previewStopped' : 'preview', values)
      : t(isError ? 'previewFailed' : 'previewLoading')
  return (
    <p
      role="status"
      className="-mt-2 rounded-md bg-surface-2 px-3 py-2 text-xs text-ink-2 tabular-nums dark:bg-surface-3"
    >
      {words}
    </p>
  )
}
