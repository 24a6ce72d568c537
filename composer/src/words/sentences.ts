export interface Sentence {
  text: string
  start: number
  end: number
}

/** Splits text into sentences with offsets. A period within a number or address doesn't end one. */
export function sentencesOf(text: string): Sentence[] {
  return [...text.matchAll(/(?:[^.!?。！？\n]|[.!?](?=[^\s"”»’)])|[.](?=\s\p{Ll}))+[.!?。！？]*["”»」)]*/gu)].flatMap(
    (match) => {
      const trimmed = match[0].trim()
      if (!trimmed) return []
      const start = match.index + match[0].indexOf(trimmed)
      return [{ text: trimmed, start, end: start + trimmed.length }]
    },
  )
}

/** A sentence's content: stems of longer words and numbers, or character pairs in scripts without spaces. */
export function contentOf(sentence: string): Set<string> {
  const small = sentence.toLowerCase().normalize('NFKC')
  const spaced = (small.match(/[\p{L}\p{M}]+|\p{Nd}+(?:[.,]\p{Nd}+)?/gu) ?? []).flatMap((word) => {
    if (unspaced.test(word)) return []
    return word.length >= 4 || /\p{Nd}/u.test(word) ? [word.slice(0, 5)] : []
  })
  const runs = small.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu) ?? []
  const pairs = runs.flatMap((run) => {
    const signs = [...run]
    return signs.slice(1).map((sign, at) => `${signs[at]}${sign}`)
  })
  return new Set([...spaced, ...pairs])
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
