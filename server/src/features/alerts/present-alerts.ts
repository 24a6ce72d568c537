import type { Alert, AlertFilter } from '@bizamply/contract/alerts'
import { shownProductName } from '@bizamply/contract/product-name'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { plannedPerCall } from '../../db/prepared.ts'
import { pipeline } from '../../db/pipeline.ts'
import type { AlertRow } from './alert-rows.ts'
import { evidenceColumns, quoteEvidence, type EvidenceRow } from './quote-evidence.ts'
import { readWeeks, type Weeks } from './read-weeks.ts'
import { isTopic, type Subject } from './subject.ts'

/** Presents rows with their weeks' current counts and a quote from the comment that shows the change. */
export async function presentAlerts(tx: Tx, ctx: Ctx, rows: AlertRow[]): Promise<Alert[]> {
  const [weeks, evidence] = await pipeline([
    readWeeks(
      tx,
      ctx,
      rows.map((row) => ({ ...row, toDay: row.to_day })),
    ),
    readEvidence(tx, ctx, rows),
  ])
  return rows.map((row, n) => present(ctx, row, { weeks: weeks[n], evidence: evidence.get(row.comment_id ?? '') }))
}

/** Evidence comments that may still be shown. */
async function readEvidence(tx: Tx, ctx: Ctx, rows: AlertRow[]): Promise<Map<string, EvidenceRow>> {
  const ids = rows.flatMap((row) => row.comment_id ?? [])
  if (ids.length === 0) return new Map()
  const found = await plannedPerCall<EvidenceRow>(
    tx,
    `select ${evidenceColumns} from app.comments c
     where c.company_id = $1 and c.brand_id = $2 and c.id = any($3::uuid[]) and c.triage_state <> 'hidden'`,
    [ctx.companyId, ctx.brandId, ids],
  )
  return new Map(found.map((row) => [row.id, row]))
}

interface Read {
  weeks: Weeks | undefined
  evidence: EvidenceRow | undefined
}

const noFigure = { value: null, count: 0, of: 0 }

function present(ctx: Ctx, row: AlertRow, { weeks, evidence }: Read): Alert {
  return {
    id: row.id,
    ...presentSubject(ctx, row, { from: row.from_day, to: row.to_day }),
    now: weeks?.now ?? noFigure,
    before: weeks?.before ?? noFigure,
    weeks: weeks?.weeks ?? [],
    state: row.state,
    commentId: evidence?.id ?? null,
    quote: evidence ? quoteEvidence(evidence, row) : null,
    openedAt: row.opened_at.toISOString(),
    lastFoundAt: row.last_found_at.toISOString(),
    acknowledged: row.acknowledged_at && {
      at: row.acknowledged_at.toISOString(),
      by: person(row.acknowledged_by, row.acknowledged_name),
    },
    assignee: person(row.assignee_id, row.assignee_name),
    mute:
      row.muted && row.muted_at
        ? {
            until: row.muted_until?.toISOString() ?? null,
            at: row.muted_at.toISOString(),
            by: person(row.muted_by, row.muted_name),
          }
        : null,
    projectId: row.project_id,
  }
}

const person = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' })

interface Shown {
  title: string
  cataloged: boolean
  picture_url: string | null
}

/** The alert's subject, and the filter that lists exactly the comments its week counts. */
export const presentSubject = (ctx: Ctx, row: Subject & Shown, week: { from: string; to: string }) => ({
  product: {
    id: row.productId,
    name: shownProductName(row),
    image: row.picture_url ? ctx.rewrite(row.picture_url) : null,
  },
  kind: row.kind,
  topic: isTopic(row.topic) ? row.topic : null,
  direction: row.direction,
  filter: filterOf(row, week),
})

const filterOf = ({ productId, kind, topic }: Subject, { from, to }: { from: string; to: string }): AlertFilter => ({
  product: productId,
  topic: kind === 'topic' ? `bad:${topic}` : null,
  rating: kind === 'rating' ? '1,2,3,4,5' : null,
  from,
  to,
  triageState: 'shown',
})
