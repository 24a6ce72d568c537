import type { ReactNode } from 'react'
import { placesOf } from './search-words.ts'

/** A text with the searched words marked. */
export function HighlightedText({ text, typed }: { text: string; typed: string }) {
  const parts: ReactNode[] = []
  let at = 0
  for (const { start, end } of placesOf(text, typed)) {
    if (start < at) continue
    parts.push(text.slice(at, start))
    parts.push(
      <mark key={start} className="rounded-xs bg-accent-soft box-decoration-clone px-px text-accent-ink">
        {text.slice(start, end)}
      </mark>,
    )
    at = end
  }
  return [...parts, text.slice(at)]
}
