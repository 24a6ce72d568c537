/** Inserts text at the cursor, adding spaces where it would touch the text around it. */
export function inserted(text: string, words: string, start: number, end: number): { text: string; end: number } {
  const before = text.slice(0, start)
  const behind = text.slice(end)
  const lead = before !== '' && !/\s$/.test(before) ? ' ' : ''
  const trail = behind !== '' && !/^[\s.,;:!?)]/.test(behind) ? ' ' : ''
  return { text: `${before}${lead}${words}${trail}${behind}`, end: start + lead.length + words.length }
}

/** At the end of a reply, text becomes a separate paragraph, above the signature. */
export function addedAtEnd(text: string, words: string): { text: string; end: number } {
  const body = text.trimEnd()
  if (body === '') return { text: words, end: words.length }
  const [, before = '', gap = '', last = ''] = /^([^]*\S)(\s*\n)(.+)$/.exec(body) ?? []
  const isSigned = before !== '' && last.length <= LONGEST_SIGNATURE && !/[.!?…。！？]$/.test(last)
  const head = `${isSigned ? before : body}\n\n${words}`
  return { text: isSigned ? `${head}${gap.includes('\n\n') ? gap : '\n\n'}${last}` : head, end: head.length }
}

const LONGEST_SIGNATURE = 100

/** Drops the greeting of added text if the existing text already has one. */
export function withoutSecondGreeting(text: string, added: string): string {
  if (!GREETING.test(text)) return added
  const rest = added.replace(GREETING, '').trimStart()
  return rest === '' ? added : rest.charAt(0).toLocaleUpperCase() + rest.slice(1)
}

/** Removes the sentences of a marked part, so that no fragment is left; a greeting in front of it stays. */
export function withoutSentence(text: string, part: { start: number; end: number }): string {
  const sentences = sentencesWith(text, part)
  if (!sentences) return text
  const before = text.slice(0, sentences.start)
  const behind = text.slice(sentences.end)
  return `${before}${behind}`
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/^[ \t]+|[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** The sentences of a marked part, without a greeting in front of them; null if there are none. */
function sentencesWith(text: string, part: { start: number; end: number }): { start: number; end: number } | null {
  const sentences = [...new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(text)]
  const marked = sentences.filter(
    ({ index, segment }) => index < part.end && part.start < index + segment.trimEnd().length,
  )
  const [first] = marked
  const last = marked.at(-1)
  if (!first || !last) return null
  const greeting = first.index === 0 ? (GREETING.exec(first.segment)?.[0] ?? '') : ''
  return { start: first.index + greeting.length, end: last.index + last.segment.trimEnd().length }
}

export interface MarkedSentence<Marked> {
  start: number
  end: number
  marks: Marked[]
}

/** Marks by the sentences that “Remove sentence” would remove with them, in the order of the text. */
export function bySentence<Marked extends { start: number; end: number }>(
  text: string,
  marks: readonly Marked[],
): MarkedSentence<Marked>[] {
  const groups: MarkedSentence<Marked>[] = []
  for (const mark of marks.toSorted((one, other) => one.start - other.start)) {
    const { start, end } = sentencesWith(text, mark) ?? mark
    const last = groups.at(-1)
    if (last && start < last.end) {
      last.end = Math.max(last.end, end)
      last.marks.push(mark)
    } else groups.push({ start, end, marks: [mark] })
  }
  return groups
}

const GREETING =
  /^\s*(?:hi|hello|hey|dear|hallo|liebe[rs]?|sehr geehrte[rs]?|guten tag|hola|estimad[oa]|bonjour|ch[eè]re?|ciao|buongiorno|gentile|car[oa]|olá|prezad[oa]|beste|dag)\b[^.,!?\n]{0,60}[,!]/iu
