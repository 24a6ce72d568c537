/** Square with the first letter of a name, in a color derived from the name. */
export function InitialTile({ name, size = 24, className = '' }: { name: string; size?: number; className?: string }) {
  return (
    <span
      aria-hidden="true"
      style={{ width: size, height: size, fontSize: Math.round(size * 0.46) }}
      className={`inline-grid shrink-0 place-items-center rounded-sm leading-none font-semibold text-on-tile ${tileOf(name)} ${className}`}
    >
      {initials(name, 1)}
    </span>
  )
}

export function initials(name: string, most = 2): string {
  const words = name.trim().split(/\s+/u).filter(Boolean)
  const picked = words.length > most ? [words[0], words.at(-1)].slice(0, most) : words
  return picked.map((word) => firstLetter(word ?? '')).join('')
}

export function tileOf(name: string): string {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return tiles[sum % tiles.length] ?? tiles[0]
}

// A letter may be several code units (emoji, combining marks), so segment by grapheme.
const firstLetter = (word: string): string => [...segmenter.segment(word)][0]?.segment.toLocaleUpperCase() ?? ''
const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const tiles = ['bg-tile-1', 'bg-tile-2', 'bg-tile-3', 'bg-tile-4', 'bg-tile-5', 'bg-tile-6'] as const
