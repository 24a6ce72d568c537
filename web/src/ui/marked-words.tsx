/** A text with the typed words marked, as a result shows why it matched. */
export function MarkedWords({ text, typed }: { text: string; typed: string }) {
  const words = wordsOf(typed)
  if (words.length === 0) return text
  return text.split(new RegExp(`(${words.map(escaped).join('|')})`, 'gi')).map((part, place) =>
    place % 2 === 1 ? (
      <mark key={place} className="rounded-xs bg-accent-soft font-medium text-accent-ink">
        {part}
      </mark>
    ) : (
      part
    ),
  )
}

/** The text from shortly before the first of the typed words, unless that is near its beginning. */
export function excerpt(text: string, typed: string): string {
  const words = wordsOf(typed)
  const first = words.length === 0 ? 0 : text.search(new RegExp(words.map(escaped).join('|'), 'i'))
  if (first < NEAR) return text
  return `…${text.slice(text.lastIndexOf(' ', first - BEFORE) + 1)}`
}

/** Characters that fit on a line with room for more. */
const NEAR = 40
const BEFORE = 16

const wordsOf = (typed: string): string[] => typed.split(/[\s"]+/).filter(Boolean)

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
