import { cleanText } from './clean-text.ts'

/** A shop page scraped as a whole leaves the seller's badge and the page's buttons glued to the first answer. */
export function replyText(cell: string): string {
  const text = cleanText(cell)
  const badge = badgePattern.exec(text)
  if (!badge) return text
  const before = text.slice(0, badge.index)
  // The seller's name comes without a space: after the answer's last stop, else from its last capital on.
  const name = before.search(/(?<=[.!?…)])[^\s.!?…]*$/u)
  const capital = before.search(/(?<=\p{Ll})\p{Lu}[^\s]*$/u)
  const end = name >= 0 ? name : capital >= 0 ? capital : before.search(/\S*$/)
  return before.slice(0, end).trim()
}

/** What a question's own page writes in front of it. */
export const withoutHeading = (text: string): string => text.replace(/^Soru(?=[\p{L}\d])/u, '')

const badgePattern = /sat[ıi]c[ıi]s[ıi] cevapladı/i
