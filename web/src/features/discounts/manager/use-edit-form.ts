import type { Discount } from '@bizamply/contract/discounts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { api } from '../../../lib/call.ts'
import { CallError } from '../../../lib/call-error.ts'
import { judgedOnBlur } from '../../../lib/typed-field.ts'
import { toast } from '../../../ui/toast.ts'
import { useKeepDiscount } from '../queries.ts'
import { editValues, patchOf, wrongInEdit, type EditValues } from './form-rules.ts'
import { resolverOf, showFieldErrors } from './typed-form.ts'

/** Edits a discount; what was typed stays until the shop has accepted it. */
export function useEditForm(discount: Discount, onDone: () => void) {
  const t = useTranslations('discountManager')
  const keep = useKeepDiscount()
  const [before] = useState(() => editValues(discount))
  const [failure, setFailure] = useState<CallError | null>(null)
  const form = useForm<EditValues>({
    resolver: resolverOf((values) =>
      Object.fromEntries(
        Object.entries(wrongInEdit(values, before, discount.type, new Date())).map(([field, wrong]) => [
          field,
          t(`wrong.${wrong}`),
        ]),
      ),
    ),
    ...judgedOnBlur,
    defaultValues: before,
  })
  const submit = form.handleSubmit(async (values) => {
    const patch = patchOf(values, before)
    if (Object.keys(patch).length === 0) return onDone()
    setFailure(null)
    try {
      keep((await api.discounts.update({ code: discount.id, ...patch })).data)
      toast.success(t('updated'), { description: values.title.trim() })
      onDone()
    } catch (error) {
      const refused = CallError.from(error)
      showFieldErrors(form, refused, (path) => fields.find((one) => one === path))
      setFailure(refused)
      keep(null)
    }
  })
  return { form, before, failure, submit }
}

const fields = ['title', 'amount', 'status', 'starts_at', 'ends_at', 'usage_limit'] as const
export type EditForm = ReturnType<typeof useEditForm>
