import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { plannedPerCall } from '../../db/prepared.ts'

/** Empties the rejected lines that name a person: email in lower case, phone as digits with the country code. */
export const forgetInRejects = (
  tx: Tx,
  ctx: Ctx,
  { email, phone }: { email: string | null; phone: string | null },
): Promise<unknown> =>
  plannedPerCall(
    tx,
    `update app.import_rejects r set cells = (select jsonb_agg(''::text) from jsonb_array_elements(r.cells))
     where r.company_id = $1 and exists (select 1 from jsonb_array_elements_text(r.cells) as cell
       where lower(trim(cell)) = $2 or ltrim(regexp_replace(cell, '\\D', '', 'g'), '0') = $3)`,
    [ctx.companyId, email, phone],
  )

/** Empties the rejected lines of all reviews that were imported for a brand. */
export const emptyRejectsOfBrand = (tx: Tx, ctx: Ctx, brandId: string): Promise<unknown> =>
  plannedPerCall(
    tx,
    `update app.import_rejects r set cells = (select jsonb_agg(''::text) from jsonb_array_elements(r.cells))
     from app.imports i where r.company_id = $1 and i.company_id = $1 and i.id = r.import_id and i.brand_id = $2
       and i.kind = 'comments' and jsonb_array_length(r.cells) > 0`,
    [ctx.companyId, brandId],
  )
