import type { PhraseBook } from './phrases/phrase-book.ts'

export interface Part {
  /** Best first. */
  choices: string[]
  /** 0 is never left out; the highest goes first when room is short. */
  rank: number
}

/** The pieces of a reply with the gaps before them, or null when not even the shortest opening fits. */
export function fitParts(
  parts: readonly Part[],
  book: PhraseBook,
  signOff: string | null,
  maxLength: number,
  tiny: string,
): string[] | null {
  const chosen = parts.map(() => '')
  const sign = signOff ? `\n${signOff}` : ''
  const size = (): number => pieces(chosen, book.gap).join('').length
  const order = parts.map((_, index) => index).sort((a, b) => (parts[a]?.rank ?? 0) - (parts[b]?.rank ?? 0))
  for (const index of order) {
    const part = parts[index]
    // What is optional leaves room for the sign-off; what matters does not.
    const room = maxLength - ((part?.rank ?? 0) > 1 ? sign.length : 0)
    const fits = unlike(part, chosen).find((choice) => {
      chosen[index] = choice
      return size() <= room
    })
    chosen[index] = fits ?? ''
    if (!fits && part?.rank === 0) chosen[index] = shortest(part.choices, tiny, maxLength)
    if (!chosen[index] && part?.rank === 0) return null
  }
  const written = pieces(chosen, book.gap)
  return size() + sign.length <= maxLength && sign ? [...written, sign] : written
}

function pieces(chosen: readonly string[], gap: string): string[] {
  return chosen.filter(Boolean).map((text, index) => (index === 0 ? text : gap + text))
}

function shortest(choices: readonly string[], tiny: string, maxLength: number): string {
  const best = [...choices, tiny].sort((a, b) => a.length - b.length)[0] ?? ''
  return best.length <= maxLength ? best : ''
}

/** Sentences that begin or end like one that stands already come last, and a second topic does without them. */
function unlike(part: Part | undefined, chosen: readonly string[]): string[] {
  const choices = part?.choices ?? []
  const alike = (choice: string): boolean =>
    chosen.some((text) => {
      return text !== '' && (text.slice(0, 11) === choice.slice(0, 11) || text.slice(-11) === choice.slice(-11))
    })
  const fresh = choices.filter((choice) => !alike(choice))
  return part?.rank === secondTopic ? fresh : [...fresh, ...choices.filter(alike)]
}

const secondTopic = 3
