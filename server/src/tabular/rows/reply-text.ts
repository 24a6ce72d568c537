import { cleanText } from './clean-text.ts'

/** A shop page scraped as a whole leaves the seller's badge and the page's buttons glued to the first answer. */
export function replyText(cell: string): string {
  const text = cleanText(cell)
  const badge = badgePattern.exec(text)
  if (!badge) return text
  const seller = Math.max(0, badge.index - 80)
  const before = text.slice(seller, badge.index)
  // The seller's name comes without a space: after the answer's last stop, else from its last capital on.
  const name = before.search(/(?<=[.!?…)])[^\s.!?…]*$/u)
  const capital = before.search(/(?<=\p{Ll})\p{Lu}[^\s]*$/u)
  const end = name >= 0 ? name : capital >= 0 ? capital : before.search(/\S*$/)
  return text.slice(0, seller + end).trim()
}

/** What a question's own page writes in front of it. */
export const withoutHeading = (text: string): string => text.replace(/^Soru(?=[\p{L}\d])/u, '')

const badgePattern = /sat[ıi]c[ıi]s[ıi] cevapladı/i
