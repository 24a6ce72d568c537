/** A text with the typed words marked, as a result shows why it matched. */
export function MarkedWords({ text, typed }: { text: string; typed: string }) {
  const words = typed
    .split(/[\s"]+/)
    .filter(Boolean)
    .map(escaped)
  if (words.length === 0) return text
  return text.split(new RegExp(`(${words.join('|')})`, 'gi')).map((part, place) =>
    place % 2 === 1 ? (
      <mark key={place} className="rounded-xs bg-accent-soft font-medium text-accent-ink">
        {part}
      </mark>
    ) : (
      part
    ),
  )
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
