import { decodeHTMLStrict } from 'entities/decode'

/** Replaces formatting tags by line ends or nothing; what only looks like a tag (`<3`) stays. */
export function stripTags(text: string): string {
  if (!text.includes('<')) return text
  return text
    .replace(/<!--[\s\S]{0,2000}?-->/g, '')
    .replace(/\s?<(?:br|hr)\s?\/?>\s?/gi, '\n')
    .replace(/<\/(?:p|div|li|h[1-6]|tr|ul|ol|blockquote)\s?>/gi, '\n')
    .replace(tag, '')
}

/** [b], [h1], [url=...]: as forums and game shops write. */
export const stripForumTags = (text: string): string => (text.includes('[') ? text.replace(forumTag, '') : text)

/** Systems that pass a text on encode its entities repeatedly, up to five times in practice. */
export function decodeEntities(text: string): string {
  let plain = text
  for (let times = 0; times < 5 && entity.test(plain); times++) {
    const next = decodeHTMLStrict(plain)
    if (next === plain) break
    plain = next
  }
  return plain
}

/** Strips a description's HTML: scripts and styles with their content, other tags alone. */
export function htmlToText(html: string): string {
  const body = html.replace(/<(script|style|template)\b[^>]*>[\s\S]{0,20000}?<\/\1\s?>/gi, '')
  return decodeEntities(stripTags(body).replace(/<\/?[a-z][^<>]{0,2000}>/gi, ''))
}

const tag =
  /<\/?(?:a|b|i|u|s|p|em|li|ul|ol|td|tr|th|h[1-6]|div|img|span|font|small|strong|strike|sup|sub|center|table|tbody|video|input|iframe|button|blockquote|meta|code|pre|big|del|ins|wbr)(?:\s[^<>]{0,2000})?\/?>/gi
const forumTag =
  /\[\/?(?:b|i|u|s|h[1-6]|url|img|list|olist|quote|spoiler|strike|noparse|code|hr|table|tr|td|th|\*)(?:=[^\]\n]{0,500})?\]/gi
const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/i
