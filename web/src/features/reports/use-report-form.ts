import { sizes } from '@bizamply/contract/size-limits'
import type { Report, ReportInput } from '@bizamply/contract/reports'
import { useForm, useFormState, useWatch, type UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { serverError } from '../../lib/typed-field.ts'
import { reportSteps, stepOf, takeAddresses } from './report-rules.ts'
import { useStoreReport } from './use-store-report.ts'

/** A report's form values; `typed` is text that isn't a recipient yet. */
export interface ReportValues extends ReportInput {
  typed: string
}

export type ReportForm = UseFormReturn<ReportValues>

/** `showField` is called with a field that has an error, before it gets the focus. */
export function useReportForm(
  report: Report | null,
  starting: ReportInput,
  showField: (field: string) => void,
  onSaved: () => void,
) {
  const { failure, store } = useStoreReport(report, onSaved)
  const form = useForm<ReportValues>({ defaultValues: { ...starting, typed: '' } })
  const showFirst = (errors: object) => {
    const [first] = Object.keys(errors).toSorted((a, b) => order.indexOf(stepOf(a)) - order.indexOf(stepOf(b)))
    if (first) showField(first)
  }
  const save = form.handleSubmit(async ({ typed, ...input }) => {
    const { recipients } = takeAddresses(input.recipients, typed)
    putRecipients(form, recipients, '')
    const errors = await store({ ...input, recipients })
    for (const [n, { field, message }] of errors.entries()) {
      if (n === 0) showField(field)
      form.setError(field === 'recipients' ? 'typed' : field, { type: serverError, message }, { shouldFocus: n === 0 })
    }
  }, showFirst)
  const judgeContent = () => form.trigger(['title', 'sections'], { shouldFocus: true })
  return { form, failure, save, judgeContent }
}

const order: readonly string[] = reportSteps

function putRecipients({ setValue }: ReportForm, recipients: string[], typed: string) {
  setValue('recipients', recipients, { shouldDirty: true })
  setValue('typed', typed, { shouldDirty: true })
}

/** The recipients, and the text typed to add more. */
export function useRecipients(form: ReportForm) {
  const t = useTranslations('reportDialog')
  const { control } = form
  const [recipients, typed] = useWatch({ control, name: ['recipients', 'typed'] })
  const { errors } = useFormState({ control, name: 'typed' })
  /** The error for typed addresses, or true if they are valid. */
  const judge = (words: string): string | true => {
    const { wrong, over } = takeAddresses(form.getValues('recipients'), words)
    if (wrong.length > 0) return t('wrongAddress', { address: wrong.join(', ') })
    return over.length > 0 ? t('recipientsFull', { limit: sizes.reportRecipients }) : true
  }
  /** Adds typed addresses as recipients; invalid text stays in the field. */
  const take = (words: string) => {
    const taken = takeAddresses(recipients, words)
    putRecipients(form, taken.recipients, [...taken.wrong, ...taken.over].join(' '))
    void form.trigger('typed')
  }
  const type = (words: string) => {
    form.clearErrors('typed')
    form.setValue('typed', words, { shouldDirty: true })
  }
  const remove = (address: string) => {
    form.clearErrors('typed')
    const left = recipients.filter((one) => one !== address)
    form.setValue('recipients', left, { shouldDirty: true })
  }
  return { recipients, typed, judge, take, type, remove, error: errors.typed?.message }
}
