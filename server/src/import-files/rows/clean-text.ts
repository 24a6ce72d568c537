import { decodeEntities, stripForumTags, stripTags } from './strip-markup.ts'

/**
 * An author's text as plain text: entities decoded, markup and invisible characters removed. The
 * result is never HTML: `<script>` stays literal text.
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

/** Some scraped pages have their own data in place of the text. */
export const isPageData = (text: string): boolean => /^\{\s*"[\w.-]+"\s*:/.test(text) && text.split('":').length > 5

// Scraped with the text: the link that expands it, and the badge next to it.
function withoutTail(text: string): string {
  if (/^(?:verified purchase|achat vérifié|verifizierter kauf|compra verificada|acquisto verificato)$/i.test(text))
    return ''
  return text.replace(/\s*READ (?:MORE|LESS)$/, '').replace(/(?:…|\.{3})\s*(?:read|show|see) (?:more|less)$/i, '…')
}

// Controls, zero-width characters and direction marks; joiners stay, because emoji and several scripts need them.
const invisible =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF\uFFF9-\uFFFB]/g
