import { sizes } from '@bizamply/contract/limits'
import type { Report, ReportInput } from '@bizamply/contract/reports'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { toast } from '../../ui/toast.ts'
import { reportsKey } from './report-queries.ts'
import { fieldOfPath, problemsOf, reportFields, takeAddresses, type ReportField } from './report-rules.ts'

type Words = Partial<Record<ReportField, string>>

/** A report being written, and what the server said to saving it. */
export function useReportForm(report: Report | null, starting: ReportInput, onSaved: () => void) {
  const t = useTranslations('reportDialog')
  const cache = useQueryClient()
  const [begun] = useState(starting)
  const [input, setInput] = useState(starting)
  const [typed, setTyped] = useState('')
  const [tried, setTried] = useState(false)
  const [saving, setSaving] = useState(false)
  const [refused, setRefused] = useState<Words>({})
  const [failure, setFailure] = useState<{ words: string; requestId: string | undefined } | null>(null)

  const say = (field: ReportField, words: string | undefined) =>
    setRefused(({ [field]: _, ...rest }) => (words ? { ...rest, [field]: words } : rest))

  const take = (words: string): string[] | null => {
    const { recipients, wrong, over } = takeAddresses(input.recipients, words)
    setInput({ ...input, recipients })
    setTyped([...wrong, ...over].join(' '))
    const address = wrong.join(', ')
    say(
      'recipients',
      address
        ? t('wrongAddress', { address })
        : over.length > 0
          ? t('recipientsFull', { limit: sizes.reportRecipients })
          : undefined,
    )
    return wrong.length + over.length > 0 ? null : recipients
  }

  /** The first part that is wrong, or null. */
  const save = async (): Promise<ReportField | null> => {
    if (saving) return null
    setTried(true)
    const problems = problemsOf(input)
    const recipients = take(typed)
    const wrong = reportFields.find((field) => problems[field] || (field === 'recipients' && !recipients))
    if (wrong || !recipients) return wrong ?? null
    setSaving(true)
    setFailure(null)
    try {
      const given = { ...input, recipients }
      await (report ? api.reports.update({ ...given, reportId: report.id }) : api.reports.create(given))
      toast.success(t('saved'))
      void cache.invalidateQueries({ queryKey: reportsKey })
      onSaved()
      return null
    } catch (error) {
      const thrown = CallError.from(error)
      const named = wordsOf(thrown)
      setRefused(named)
      setSaving(false)
      const reason = thrown.status === 0 ? t('unreachable') : thrown.message
      const first = reportFields.find((field) => named[field]) ?? null
      if (!first) setFailure({ words: t('failed', { reason }), requestId: thrown.requestId })
      return first
    }
  }

  const problems = tried ? problemsOf(input) : {}
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

/** Where the server names fields of the dialog and nothing else, what it says of each. */
function wordsOf({ errors }: CallError): Words {
  const found = errors.map(({ path, message }) => [fieldOfPath(path), message] as const)
  return found.every(([field]) => field) ? Object.fromEntries(found.toReversed()) : {}
}
