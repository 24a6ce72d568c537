import { clauseAround, isFragment, openEnd } from './open-clause.ts'

interface Place {
  start: number
  end: number
}

/**
 * Marks in reading order, without fragments and overlaps; neighbors of a kind are one mark. The longer of two that start
 * together wins.
 */
export function wholeMarks<Mark extends Place>(
  found: readonly Mark[],
  { text, language }: { text: string; language: string | null },
  isSameKind: (one: Mark, other: Mark) => boolean,
): Mark[] {
  const sorted = found.toSorted((a, b) => a.start - b.start || b.end - a.end)
  const whole: Mark[] = []
  for (const mark of sorted) {
    const last = whole.at(-1)
    const isSame = last !== undefined && isSameKind(last, mark)
    if (last && mark.start < last.end && !(isSame && mark.end > last.end)) continue
    const other = sorted.find((one) => one.start >= mark.end && !isSameKind(one, mark))
    const { start, end } = wholeMark({
      text,
      start: mark.start,
      end: mark.end,
      code: language?.slice(0, 2) ?? '',
      last: last?.end ?? 0,
      next: sorted.find((one) => one.start >= mark.end)?.start ?? text.length,
      other: other?.start ?? text.length,
    })
    if (isSame && (start < last.end || isJoined(text.slice(last.end, start)))) last.end = end
    else whole.push({ ...mark, start, end })
  }
  return whole
}

/** Whether nothing is said between two marks: a comma, a space or a Japanese particle. */
const isJoined = (between: string): boolean => /^(?:[ ,、，・]{0,3}|[はがもをにのでとや])$/u.test(between)

interface Found extends Place {
  text: string
  code: string
  /** Where the mark before it ends. */
  last: number
  /** Where the next mark begins. */
  next: number
  /** Where the next mark of another kind begins. */
  other: number
}

/**
 * The reader's phrases have a limited length, so they can end inside a Japanese word, one word before the end of the
 * sentence, or before a German verb. Then the mark is extended to the end of its word or clause, if that end is near and
 * nothing else is said before it. A mark that says nothing alone, such as "kam erst", is extended to its whole clause.
 */
function wholeMark(found: Found): Place {
  const { text, start, end, last, other, code } = found
  if (!isFragment(text.slice(start, end), code)) return { start, end: markEnd(found) }
  const around = clauseAround(text, start, end, code)
  return around.start >= last && around.end <= other ? around : { start, end: markEnd(found) }
}

function markEnd({ text, start, end, next, other, code }: Found): number {
  const open = openEnd(text, start, end, code)
  if (open !== null && open <= other) return open
  const longer =
    code === 'ja'
      ? japaneseEnd(text, start, end)
      : code === 'zh' || code === 'th'
        ? wordEnd(text, end, code)
        : clauseEnd(text, end, code)
  return longer <= (code === 'ja' ? other : next) ? longer : end
}

/** Without those that end a verb: “won't turn on”, “ging nicht an”. */
export const connectorWords: Readonly<Record<string, string>> = {
  en: 'and|but|or|at|of|to|for|from|with|by|than|a|an|the|this|that|my|your',
  de: 'und|aber|oder|bei|von|für|als|der|die|das|den|dem|ein|eine|einen',
  es: 'y|e|pero|o|en|con|de|del|para|por|que|el|la|los|las|un|una',
  fr: 'et|ou|mais|à|au|aux|avec|chez|dans|pour|sur|de|du|le|la|les|des|un|une',
  it: 'e|o|ma|di|da|con|per|il|lo|la|i|gli|le|un|uno|una',
}

/** Words after which a clause says something else. */
const turnWords: Readonly<Record<string, string>> = {
  en: 'not|though|although|yet|because|if|when|while|until|except|in|on|i|it|we',
  de: 'nicht|doch|jedoch|obwohl|weil|wenn|bis|ich|es|wir|in|im|auf|mit|zu|zum|zur|an|am',
  es: 'no|aunque|porque|si|cuando|hasta|sin|al|su|mi',
  fr: 'pas|quoique|car|parce|si|quand|sans|en|je|il|nous',
  it: 'non|però|perché|se|quando|senza|in|su|al|mi',
}

/** Up to two words before the end of a clause or text. */
function clauseEnd(text: string, end: number, code: string): number {
  const rest = /^(?: [\p{L}\p{N}’'-]{1,30}){1,2}(?=[.,;:!?…)\n]|$)/u.exec(text.slice(end))?.[0]
  const stops = [connectorWords[code], turnWords[code]].filter(Boolean).join('|')
  if (rest === undefined || stops === '') return end
  const stop = new RegExp(String.raw`^(?:${stops})$`, 'iu')
  return rest
    .trim()
    .split(' ')
    .some((word) => stop.test(word))
    ? end
    : end + rest.length
}

/** In characters. */
const NEAR = 8

/** The end of the clause if it is near, else of the word with its endings. */
function japaneseEnd(text: string, start: number, end: number): number {
  const rest = /^[^\s、。！？!?,.「」（）()…]{0,40}/u.exec(text.slice(end))?.[0] ?? ''
  // The mark's own last character tells the conjunction が from the particle.
  if (rest.length <= NEAR && !contrast.test(text.slice(Math.max(start, end - 1), end + rest.length))) {
    return end + rest.length
  }
  let at = wordEnd(text, end, 'ja')
  for (const { segment } of wordsOf(text.slice(at), 'ja')) {
    if (!/^\p{Script=Hiragana}+$/u.test(segment) || particles.has(segment)) break
    at += segment.length
  }
  return at
}

const contrast = /けど|けれど|のに|しかし|ただ|でも|[いただすう]が/u
const particles = new Set([
  'は',
  'が',
  'を',
  'に',
  'の',
  'も',
  'と',
  'へ',
  'で',
  'や',
  'し',
  'から',
  'まで',
  'より',
  'ので',
  'けど',
  'けれど',
  'のに',
])

/** The end of the word that `end` is inside of. */
function wordEnd(text: string, end: number, code: string): number {
  for (const { index, segment } of wordsOf(text, code)) {
    if (index >= end) break
    if (index + segment.length > end) return index + segment.length
  }
  return end
}

const wordsOf = (text: string, code: string): Iterable<Intl.SegmentData> =>
  new Intl.Segmenter(code, { granularity: 'word' }).segment(text)
