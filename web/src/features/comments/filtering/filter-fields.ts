import {
  AlertTriangle,
  CalendarDays,
  CircleDot,
  CircleQuestionMark,
  Hash,
  Languages,
  Package,
  Phone,
  Smile,
  Star,
  Store,
  Tag,
  Timer,
  UserRound,
} from 'lucide-react'
import { triageStatesOf, type Filters } from './filters.ts'

/** The fields of the popover, in display order. */
export const filterFields = [
  { key: 'rating', icon: Star },
  { key: 'sentiment', icon: Smile },
  { key: 'topic', icon: Hash },
  { key: 'risk', icon: AlertTriangle },
  { key: 'hasQuestion', icon: CircleQuestionMark },
  { key: 'language', icon: Languages },
  { key: 'product', icon: Package },
  { key: 'from', icon: CalendarDays },
  { key: 'assignee', icon: UserRound },
  { key: 'tag', icon: Tag },
  { key: 'triageState', icon: CircleDot },
  { key: 'wait', icon: Timer },
  { key: 'hasPhone', icon: Phone },
  { key: 'platform', icon: Store },
] as const
export type FilterField = (typeof filterFields)[number]['key']

/** Whether a field narrows the list; open comments are shown anyway. */
export const isSet = (filters: Filters, field: FilterField): boolean =>
  field === 'from'
    ? Boolean(filters.from ?? filters.to)
    : field === 'triageState'
      ? String(triageStatesOf(filters.triageState)) !== 'open'
      : Boolean(filters[field])

/** The change that drops a field from the filters. */
export const without = (field: keyof Filters): Partial<Filters> => ({
  [field]: undefined,
  ...(field === 'from' ? { to: undefined } : {}),
})
