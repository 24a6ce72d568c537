import { sizes } from '@bizamply/contract/limits'
import type { Report, ReportInput } from '@bizamply/contract/reports'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { problemsOf, reportFields, takeAddresses, type ReportField } from './report-rules.ts'
import { useStoreReport, type FieldWords } from './use-store-report.ts'

/** A report being written, and what is wrong with it. */
export function useReportForm(report: Report | null, starting: ReportInput, onSaved: () => void) {
  const t = useTranslations('reportDialog')
  const { saving, failure, store } = useStoreReport(report, onSaved)
  const [begun] = useState(starting)
  const [input, setInput] = useState(starting)
  const [typed, setTyped] = useState('')
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<FieldWords>({})
  const problems = tried ? problemsOf(input) : {}

  const say = (field: ReportField, words: string | undefined) =>
    setRefused(({ [field]: _, ...rest }) => (words ? { ...rest, [field]: words } : rest))

  /** Makes recipients of words; null where some of them are none. */
  const take = (words: string): string[] | null => {
    const { recipients, wrong, over } = takeAddresses(input.recipients, words)
    setInput({ ...input, recipients })
    setTyped([...wrong, ...over].join(' '))
    const full = over.length > 0 ? t('recipientsFull', { limit: sizes.reportRecipients }) : undefined
    say('recipients', wrong.length > 0 ? t('wrongAddress', { address: wrong.join(', ') }) : full)
    return wrong.length + over.length > 0 ? null : recipients
  }

  /** The first field that is wrong, or null. */
  const save = async (): Promise<ReportField | null> => {
    if (saving) return null
    setTried(true)
    const recipients = take(typed)
    const known = problemsOf(input)
    const wrong = reportFields.find((field) => known[field] || (field === 'recipients' && !recipients))
    if (wrong || !recipients) return wrong ?? null
    const said = await store({ ...input, recipients })
    if (said) setRefused(said)
    return reportFields.find((field) => said?.[field]) ?? null
  }

  return {
    input,
    typed,
    saving,
    failure,
    changed: typed.trim() !== '' || JSON.stringify(input) !== JSON.stringify(begun),
    wrong: (field: ReportField): string | undefined =>
      refused[field] ?? (problems[field] ? t(problems[field]) : undefined),
    /** Sets some of it; what the server said of `field` is over then. */
    change: (some: Partial<ReportInput>, field?: ReportField) => {
      if (field) say(field, undefined)
      setInput({ ...input, ...some })
    },
    setTyped: (words: string) => {
      say('recipients', undefined)
      setTyped(words)
    },
    take,
    save,
  }
}

export type ReportForm = ReturnType<typeof useReportForm>
