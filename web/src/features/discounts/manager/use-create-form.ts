import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { api } from '../../../lib/call.ts'
import { CallError } from '../../../lib/call-error.ts'
import { isUnclear, newKey } from '../../../lib/idempotency-keys.ts'
import { judgedOnBlur } from '../../../lib/typed-field.ts'
import { toast } from '../../../ui/toast.ts'
import { useRenewDiscounts } from '../queries.ts'
import { wishOf, wrongInCreate, type CreateValues } from './form-rules.ts'
import { resolverOf, showFieldErrors } from './typed-form.ts'

/** Creates a code in the shop. Submitting the same values again creates no second code. */
export function useCreateForm(onDone: () => void) {
  const t = useTranslations('discountManager')
  const renew = useRenewDiscounts()
  const [failure, setFailure] = useState<CallError | null>(null)
  const [tries] = useState(newTries)
  const form = useForm<CreateValues>({
    resolver: resolverOf((values) =>
      Object.fromEntries(
        Object.entries(wrongInCreate(values, new Date())).map(([field, wrong]) => [field, t(`wrong.${wrong}`)]),
      ),
    ),
    ...judgedOnBlur,
    defaultValues: nothing,
  })
  const submit = form.handleSubmit(async (values) => {
    setFailure(null)
    const wish = wishOf(values)
    try {
      const { data } = await api.discounts.create(wish, { context: { idempotencyKey: tries.keyOf(wish) } })
      if (data.status === 'active' || data.status === 'scheduled')
        toast.success(t('created', { code: data.code }), { description: data.title })
      else toast.warning(t('unclear'))
      renew()
      onDone()
    } catch (error) {
      const refused = CallError.from(error)
      if (!isUnclear(refused)) tries.forget()
      showFieldErrors(form, refused, (path) => fields[path])
      setFailure(refused)
      renew()
    }
  })
  return { form, failure, submit }
}

/** Keeps the idempotency key while the values stay the same and the outcome is unknown. */
function newTries() {
  let last: { wish: string; key: string } | null = null
  return {
    keyOf: (wish: object): string => {
      const words = JSON.stringify(wish)
      if (last?.wish !== words) last = { wish: words, key: newKey() }
      return last.key
    },
    forget: () => {
      last = null
    },
  }
}

const nothing: CreateValues = {
  type: 'percentage',
  amount: '',
  code: '',
  title: '',
  usage_limit: '',
  starts_at: '',
  ends_at: '',
}

const fields: Partial<Record<string, keyof CreateValues>> = {
  type: 'type',
  percent: 'amount',
  amount: 'amount',
  code: 'code',
  title: 'title',
  usageLimit: 'usage_limit',
  startsAt: 'starts_at',
  endsAt: 'ends_at',
  days: 'ends_at',
}
