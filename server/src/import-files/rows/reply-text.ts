import { cleanText } from './clean-text.ts'

/** On a scraped shop page, the seller's badge and the page's buttons stick to the first reply. */
export function replyText(cell: string): string {
  const text = cleanText(cell)
  const badge = badgePattern.exec(text)
  if (!badge) return text
  const seller = Math.max(0, badge.index - 80)
  const before = text.slice(seller, badge.index)
  // The seller's name follows without a space: after the reply's last period, else from its last capital letter.
  const name = before.search(/(?<=[.!?…)])[^\s.!?…]*$/u)
  const capital = before.search(/(?<=\p{Ll})\p{Lu}[^\s]*$/u)
  const end = name >= 0 ? name : capital >= 0 ? capital : before.search(/\S*$/)
  return text.slice(0, seller + end).trim()
}

/** The prefix of a question's own page. */
export const withoutHeading = (text: string): string => text.replace(/^Soru(?=[\p{L}\d])/u, '')

const badgePattern = /sat[ıi]c[ıi]s[ıi] cevapladı/i
