import { useFormat, useTicking } from '../lib/format.ts'

export interface RelativeTimeProps {
  at: string
  /** Inside of a sentence, so that it doesn’t begin with a capital. */
  isWithin?: boolean
  className?: string
}

/** "5m ago", with the full date in the title. */
export function RelativeTime({ at, isWithin = false, className = '' }: RelativeTimeProps) {
  const format = useFormat()
  const now = useTicking()
  return (
    <time dateTime={at} title={format.full(at)} className={`whitespace-nowrap tabular-nums ${className}`}>
      {isWithin ? format.ageWithin(at, now) : format.age(at, now)}
    </time>
  )
}
