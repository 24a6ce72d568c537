import type { Hit } from '../words/index.ts'
import type { Token } from '../words/tokens.ts'
import { compact } from '../words/compact.ts'

/**
 * Skips negative words for what is no fault of the item: spots that faded as wished, or a customer who can't be bothered;
 * and positive ones that only intensify: "ganz schön happig".
 */
export function withoutNoFaults(hits: readonly Hit[], tokens: readonly Token[], language: string): readonly Hit[] {
  const listed = [...(wished[language] ?? []), ...(intensifying[language] ?? [])]
  if (listed.length === 0 || hits.length === 0) return hits
  const text = tokens.map((token) => token.text).join(' ')
  if (!listed.some(({ words }) => text.search(words) >= 0)) return hits
  const starts = startsOf(tokens)
  let read = hits
  for (const { words, skips } of listed) {
    for (const { index, 0: found } of text.matchAll(words)) {
      const from = starts.findLastIndex((start) => start <= index)
      const to = from + found.split(' ').length
      if (tokens[from]?.sentence !== tokens[to - 1]?.sentence) continue
      read = read.filter((hit) => hit.to <= from || hit.from >= to || !isSkipped(hit, skips))
    }
  }
  return read
}

interface Sense {
  words: RegExp
  skips: 'negative' | 'positive'
}

const isSkipped = ({ sense }: Hit, skips: Sense['skips']): boolean =>
  sense.kind === 'opinion' ? sense.positive === (skips === 'positive') : sense.kind === 'about' && skips === 'negative'

/** The offsets of tokens that are joined with spaces. */
export function startsOf(tokens: readonly Token[]): number[] {
  let next = 0
  return tokens.map(({ text }) => {
    const start = next
    next += text.length + 1
    return start
  })
}

const skipping =
  (skips: Sense['skips']) =>
  (pattern: string): Sense => ({ words: compact(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'gu'), skips })
const [negative, positive] = [skipping('negative'), skipping('positive')]

const wished: Readonly<Record<string, readonly Sense[]>> = {
  en: [
    negative(
      '(?:(?:dark|age|brown|sun|acne|red) spots?|scars?|wrinkles?|fine lines|(?:dark )?circles|redness|blemish(?:es)?|breakouts?|stretch marks?|acne|bruis(?:e|es|ing))(?: (?:has|have|had|is|are|were|was|already|almost|really|nearly|completely|definitely|noticeably|all|just|ve|visibly|slowly|finally)){0,4} (?:faded|fading|disappeared|vanished|gone|cleared|lightened)',
    ),
    negative(
      'i(?: (?:just|really|simply|honestly))? (?:can t|cant|cannot|couldn t|could not|can not|couldnt) be bothered',
    ),
  ],
  de: [
    negative(
      '(?:pigmentflecken|altersflecken|flecken|narben?|falten|pickel|rötungen|augenringe|unreinheiten)(?: (?!nicht |kaum )\\p{L}+){0,3}? (?:verblasst|verblassen|verschwunden|zurückgegangen)',
    ),
  ],
  fr: [
    negative(
      '(?:taches|cicatrices?|rougeurs|rides|cernes|boutons)(?: (?!pas )\\p{L}+){0,3}? (?:estomp[eé]e?s?|disparu\\p{L}*|att[eé]nu[eé]e?s?)',
    ),
  ],
  es: [
    negative(
      '(?:manchas|cicatric(?:es|iz)|arrugas|ojeras|rojeces|granos)(?: \\p{L}+){0,3}? (?:desvanecido|desaparecido|aclarado|atenuado|borrado)',
    ),
  ],
}

const intensifying: Readonly<Record<string, readonly Sense[]>> = {
  de: [
    positive(
      '(?:ganz )?schön(?= (?:happig|teuer|laut|schwer|klein|eng|heiß|heiss|dünn|frech|nervig|knapp|kurz|ärgerlich|mies|lange|unverschämt|heftig|umständlich|kompliziert|wackelig|dreist|viel|spät|dreckig|schwach|enttäuschend)(?!\\p{L}))',
    ),
  ],
  es: [positive('bien(?= (?:car[oa]s?|peque[nñ][oa]s?|lent[oa]s?|ruidos[oa]s?|fr[aá]gil)(?!\\p{L}))')],
  it: [positive('bell[oa](?= (?:car[oa]|salat[oa]|pesante|rumoros[oa])(?!\\p{L}))')],
}
