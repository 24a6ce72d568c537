import { useFormat, useTicking } from '../lib/format.ts'

/** "5m ago", with the full date in the title. */
export function RelativeTime({ at, className = '' }: { at: string; className?: string }) {
  const format = useFormat()
  const now = useTicking()
  return (
    <time dateTime={at} title={format.full(at)} className={`whitespace-nowrap tabular-nums ${className}`}>
      {format.age(at, now)}
    </time>
  )
}
