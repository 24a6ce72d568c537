import type { Composition } from '@bizamply/composer'
import { prepared } from '../../db/prepared.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'

export interface OwnCode {
  code: string
  type: string
  amount: string | null
  currency: string | null
}

/**
 * Drops marks that only state what a shop's code gives. A person may use any valid code; a composer only the code made
 * for this comment, because the comment could suggest any other.
 */
export async function withoutOwnCodes(
  tx: Tx,
  ctx: Ctx,
  reply: { commentId: string; text: string; spans: GuardSpan[] },
  writer: 'person' | 'composer',
): Promise<GuardSpan[]> {
  if (!reply.spans.some(isMoney)) return reply.spans
  const codes = await prepared<OwnCode>(
    tx,
    'replies.own-codes',
    `select code, type, amount, currency from app.discounts
     where company_id = $1 and brand_id = $2 and status in ('active', 'scheduled') and (ends_at is null or ends_at > $3)
       and ($5::bool or comment_id = $4) and position(lower(code) in lower($6::text)) > 0 limit 20`,
    [ctx.companyId, ctx.brandId, ctx.now(), reply.commentId, writer === 'person', reply.text],
  )
  return reply.spans.filter((span) => !codes.some((code) => covers(code, reply.text, span)))
}

/** True if the marked text is in the same sentence as the code and promises no more than it gives. */
export function covers(own: OwnCode, text: string, span: Pick<GuardSpan, 'start' | 'end' | 'kind'>): boolean {
  if (!isMoney(span)) return false
  const sentence = sentenceAround(text, span.start)
  const place = sentence.search(new RegExp(`(?<!${joined})${escaped(own.code)}(?!${joined})`, 'iv'))
  if (place < 0) return false
  const words = text.slice(span.start, span.end).trim()
  const rest = words.replace(new RegExp(escaped(own.code), 'iu'), '').trim()
  return rest === '' || plain.test(rest) || gives(own, rest)
}

type GuardSpan = Composition['spans'][number]

const isMoney = ({ kind }: Pick<GuardSpan, 'kind'>): boolean => kind === 'discount' || kind === 'amount'

function gives({ type, amount, currency }: OwnCode, words: string): boolean {
  if (amount === null) return false
  const number = /^\D*?(\d+(?:[.,]\d{1,2})?)\D*$/.exec(words)?.[1]?.replace(',', '.')
  if (number === undefined || Number(number) !== Number(amount)) return false
  if (type === 'percentage') return /%|٪|％|per ?cent|prozent/iu.test(words)
  return type === 'fixed_amount' && currency !== null && signsOf(currency).some((sign) => words.includes(sign))
}

const signsOf = (currency: string): string[] =>
  ['symbol', 'narrowSymbol', 'code'].map((currencyDisplay) =>
    new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: currencyDisplay as 'symbol' })
      .format(0)
      .replace(/[\d.,\s]/g, ''),
  )

/** Half-open, including the sentence's terminator. */
function sentenceAround(text: string, at: number): string {
  const ends = [...text.matchAll(/[.!?](?=\s|$)|[。！？\n]/g)].map(({ index }) => index + 1)
  const start = ends.findLast((end) => end <= at) ?? 0
  return text.slice(start, ends.find((end) => end > at) ?? text.length)
}

/** Characters that would extend the code. Some scripts attach words or endings directly: コードSORRY10で, SORRY10을. */
const joined = String.raw`[[\p{L}\p{N}\-]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}ー]]`

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** States only that a code gives a discount: no gift, no half price. */
const plain =
  /^(?:codes?|código|codice|コード|代码|优惠码|discounts?|discounted|coupons?|vouchers?|(?:promo|discount)[- ]?codes?|rabatte?|rabattcodes?|gutschein(?:code)?s?|nachlass|réductions?|remises?|codes? promo|descuentos?|cup[óo]n(?:es)?|sconti|sconto|codice sconto|descontos?|cupom|cupons|korting|割引|値引|クーポン|优惠|折扣)$/iu
