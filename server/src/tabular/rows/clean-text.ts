import { decodeEntities, stripForumTags, stripTags } from './strip-markup.ts'

/**
 * What a person wrote, as plain text: entities decoded, markup taken out, invisible characters gone. A text is never
 * more than that: `<script>` stays four brackets and a word.
 */
export function cleanText(raw: string): string {
  const plain = stripForumTags(stripTags(decodeEntities(stripTags(raw))))
  return withoutTail(
    plain
      .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
      .replace(invisible, '')
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
      .toWellFormed(),
  )
}

/** The same on one line. */
export const cleanLine = (raw: string): string => cleanText(raw).replace(/\s+/g, ' ')

/** Some pages were scraped with their own data in the place of the text. */
export const isPageData = (text: string): boolean => /^\{\s*"[\w.-]+"\s*:/.test(text) && text.split('":').length > 5

// Scraped with the text: the link that unfolds it, and the badge beside it.
function withoutTail(text: string): string {
  if (/^(?:verified purchase|achat vérifié|verifizierter kauf|compra verificada|acquisto verificato)$/i.test(text))
    return ''
  return text.replace(/\s*READ (?:MORE|LESS)$/, '').replace(/(?:…|\.{3})\s*(?:read|show|see) (?:more|less)$/i, '…')
}

// Controls, zero-width characters and marks of direction; joiners stay, as emoji and several scripts need them.
const invisible =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF\uFFF9-\uFFFB]/g
