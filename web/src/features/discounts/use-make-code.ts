import type { Comment } from '@bizamply/contract/comments'
import type { Discount } from '@bizamply/contract/discounts'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { isUnclear, newKey } from '../../lib/idempotency-keys.ts'
import { toast } from '../../ui/toast.ts'
import { useRenewDiscounts } from './queries.ts'

export const newCode = { percent: 15, days: 14, usageLimit: 1 } as const

/** Creates a code in the shop for one customer; a retry reuses its key until the shop has responded. */
export function useMakeCode(comment: Comment, onMade: (code: Discount) => void) {
  const t = useTranslations('discounts')
  const renew = useRenewDiscounts()
  const [making, setMaking] = useState(false)
  const key = useRef<string | null>(null)
  const make = async () => {
    if (making) return
    setMaking(true)
    const idempotencyKey = (key.current ??= newKey())
    try {
      const { data } = await api.discounts.create(
        { ...newCode, commentId: comment._id },
        { context: { idempotencyKey } },
      )
      key.current = null
      if (data.status === 'active' || data.status === 'scheduled') {
        toast.success(t('made', { code: data.code }), { description: t('madePublic') })
        onMade(data)
      } else toast.warning(t('unclear'))
      renew()
    } catch (error) {
      const refused = CallError.from(error)
      if (!isUnclear(refused)) key.current = null
      toast.error(t('makeFailed', { reason: refused.status === 0 ? t('unreachable') : refused.message }))
    }
    setMaking(false)
  }
  return { making, make: () => void make() }
}
