import type { Database } from './database.ts'
import { prepared } from './prepared.ts'

const PAGE = 500
const FIRST = '00000000-0000-0000-0000-000000000000'

/** The ids of all companies, page by page: sweeps write for a page in one statement. */
export async function* companyPages(db: Database): AsyncGenerator<string[]> {
  for (let after: string | undefined = FIRST; after;) {
    const from: string = after
    const rows = await db.asAdmin((tx) =>
      prepared<{ company_id: string }>(
        tx,
        'companies.page',
        'select company_id from app.companies where company_id > $1 order by company_id limit $2',
        [from, PAGE],
      ),
    )
    if (rows.length > 0) yield rows.map(({ company_id: id }) => id)
    after = rows.length === PAGE ? rows.at(-1)?.company_id : undefined
  }
}
