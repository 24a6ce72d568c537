import { Link } from '@tanstack/react-router'
import { Bar } from '../../ui/charts/bar.tsx'
import type { LinkedPart } from './parts.tsx'

export interface ShortShareListProps {
  parts: LinkedPart[]
  count: (value: number) => string
  share: (part: number) => string
}

/** The most shares that fit in this list. */
export const MOST_SHARES = 3

/** The shares of a whole with few parts: a bar for each, with its details. */
export function ShortShareList({ parts, count, share }: ShortShareListProps) {
  const sum = parts.reduce((all, { value }) => all + value, 0)
  return (
    <ul aria-labelledby="shares" className="-mx-2 grid gap-2">
      {parts.map((part) => (
        <li key={part.key}>
          <Link
            to="/responses"
            search={part.list}
            className="block rounded-sm px-2 py-1.5 text-sm transition-colors duration-100 hover:bg-surface-2"
          >
            <span className="flex items-center gap-2">
              {part.mark}
              <span className="min-w-0 truncate text-ink">{part.label}</span>
              <span className="ml-auto text-xs text-ink-2 tabular-nums">{count(part.value)}</span>
              <span className="w-9 text-right font-medium text-ink tabular-nums">{share(part.value / sum)}</span>
            </span>
            <Bar share={part.value / sum} color={part.color} className="mt-1.5 h-2" />
            {part.detail && <span className="mt-1 block text-micro text-ink-3 tabular-nums">{part.detail}</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}
