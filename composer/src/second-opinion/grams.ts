import { simplified } from '../words/simplified.ts'

/** Languages whose topics were learnt: those that replies are written in. */
export const learntLanguages: readonly string[] = ['en', 'de', 'es', 'fr', 'it', 'pt', 'ja', 'zh']

/** What is said in one breath: a topic is looked for in each, and the plainest of them counts. */
export function breathsOf(text: string): string[] {
  const breaths = text.slice(0, longest).split(/[.!?;…\n。！？；|~～,，、()]+/u)
  return breaths.filter((breath) => breath.trim().length > 1).slice(0, most)
}

const longest = 4000
const most = 60

/** Words, pairs of words and pieces of words; without spaces one or two signs in a row. Each counts once. */
export function gramsOf(breath: string, language: string): Set<string> {
  const small = breath.normalize('NFKC').toLowerCase()
  if (language === 'ja' || language === 'zh') return signs(language === 'zh' ? simplified(small) : small)
  return words(small.normalize('NFD').replace(/\p{M}/gu, ''))
}

function signs(breath: string): Set<string> {
  const grams = new Set<string>()
  for (const run of breath.match(/[\p{L}\p{N}ー]+/gu) ?? []) {
    const all = [...run]
    all.forEach((sign, at) => {
      for (let length = 1; length <= Math.min(2, all.length - at); length += 1) {
        grams.add(length === 1 ? sign : all.slice(at, at + length).join(''))
      }
    })
  }
  return grams
}

function words(breath: string): Set<string> {
  const grams = new Set<string>()
  const all = breath.match(/[\p{L}\p{N}]+/gu) ?? []
  all.forEach((word, at) => {
    const next = all[at + 1]
    grams.add(`=${word}`)
    if (next) grams.add(`${word}_${next}`)
    const edged = `^${word}$`
    for (let length = 4; length <= Math.min(6, edged.length - 1); length += 1) grams.add(edged.slice(0, length))
    for (let from = 1; from + 4 <= edged.length; from += 1) grams.add(edged.slice(from, from + 4))
  })
  return grams
}

/** Long breaths and short ones weigh alike; a single word is not enough to be sure. */
export const share = (count: number): number => 1 / Math.sqrt(count + 20)
