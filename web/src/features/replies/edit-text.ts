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

/** Removes a marked part, and its sentence if nothing else is left of it. */
export function withoutPart(text: string, part: { start: number; end: number }): string {
  const before = text.slice(0, part.start)
  const behind = text.slice(part.end)
  const from = before.search(/[^.!?\n]*$/)
  const rest = /^[^.!?\n]*[.!?]?/.exec(behind)?.[0] ?? ''
  const stays = `${before.slice(from)}${rest}`.match(/[\p{L}\p{N}]+/gu) ?? []
  const joined = stays.length < 3 ? before.slice(0, from) + behind.slice(rest.length) : before + behind
  return joined
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/ +([.,;:!?])/g, '$1')
    .replace(/[ \t]+\n/g, '\n')
    .replace(/^[ \t,;]+/, '')
}
