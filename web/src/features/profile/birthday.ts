import type { DateOrder } from '@bizamply/contract/profile-form'
import { useFormatter, useLocale } from 'use-intl'

/** How dates are typed in the user's language. */
export function useDateOrder(): DateOrder {
  const parts = new Intl.DateTimeFormat(useLocale()).formatToParts(new Date(0))
  const letters = parts.flatMap(({ type }) => (type in letterOf ? [letterOf[type as keyof typeof letterOf]] : []))
  return orders.find((order) => order === letters.join('')) ?? 'DMY'
}

const letterOf = { day: 'D', month: 'M', year: 'Y' } as const
const orders = ['DMY', 'MDY', 'YMD'] as const

/** An ISO date in the format that the user types. */
export function typedBirthday(iso: string | null, order: DateOrder): string {
  if (!iso) return ''
  const [year = '', month = '', day = ''] = iso.split('-')
  if (order === 'YMD') return iso
  return order === 'MDY' ? `${month}/${day}/${year}` : `${day}/${month}/${year}`
}

export const birthdayPattern: Record<DateOrder, string> = { DMY: 'DD/MM/YYYY', MDY: 'MM/DD/YYYY', YMD: 'YYYY-MM-DD' }

/** An ISO date in words; it is the same day in every timezone. */
export function useBirthdayWords(): (iso: string) => string {
  const format = useFormatter()
  return (iso) => format.dateTime(new Date(`${iso}T00:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' })
}

/** Today in the user's timezone. */
export function today(): string {
  const now = new Date()
  const two = (part: number): string => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
