import type { ReactNode } from 'react'

export interface MarkedTextProps {
  text: string
  /** UTF-16 offsets; `end` is exclusive. */
  marks: readonly { start: number; end: number }[]
  side: 'good' | 'bad'
}

/** A customer's sentence with the deciding words marked. */
export function MarkedText({ text, marks, side }: MarkedTextProps) {
  const parts: ReactNode[] = []
  let at = 0
  for (const { start, end } of marks.toSorted((a, b) => a.start - b.start)) {
    if (start < at || end <= start) continue
    parts.push(text.slice(at, start))
    parts.push(
      <mark key={start} className={`rounded-xs box-decoration-clone px-px text-ink ${looks[side]}`}>
        {text.slice(start, end)}
      </mark>,
    )
    at = end
  }
  return [...parts, text.slice(at)]
}

const looks = { good: 'bg-sent-soft', bad: 'bg-danger-soft' } as const
