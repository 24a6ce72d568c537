import type { Ctx } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import type { Tx } from '../../db/database.ts'
import { evidenceColumns, quoteEvidence, type EvidenceRow } from './quote-evidence.ts'
import type { ProductChange, Week } from './read-products.ts'
import { subjectOf } from './subject.ts'

/** Candidates to search for a quotable sentence. */
const LOOKED_AT = 20

/**
 * The comment that best shows a change: from the week, on the side of the change; the most extreme first, then quotable
 * ones, then the newest.
 */
export async function findEvidence(
  tx: Tx,
  ctx: Ctx,
  { from, to }: Week,
  change: ProductChange,
): Promise<string | null> {
  const subject = subjectOf(change)
  const values = [ctx.companyId, ctx.brandId, change.productId, from, to]
  const rows =
    change.kind === 'topic'
      ? await prepared<EvidenceRow>(tx, 'alerts.blaming', statement('$6 = any(c.topics_bad)', ''), [
          ...values,
          change.topic,
        ])
      : subject.direction === 'down'
        ? await prepared<EvidenceRow>(tx, 'alerts.lowest', statement('c.rating is not null', 'c.rating,'), values)
        : await prepared<EvidenceRow>(tx, 'alerts.highest', statement('c.rating is not null', 'c.rating desc,'), values)
  const [first] = rows
  const furthest = change.kind === 'topic' ? rows : rows.filter(({ rating }) => rating === first?.rating)
  return (furthest.find((row) => quoteEvidence(row, subject)) ?? first)?.id ?? null
}

const statement = (which: string, order: string): string => `select ${evidenceColumns} from app.comments c
  where c.company_id = $1 and c.brand_id = $2 and c.product_id = $3 and c.day between $4 and $5 and c.triage_state <> 'hidden'
    and not c.spam and ${which} order by ${order} c.occurred_at desc, c.id desc limit ${LOOKED_AT}`
