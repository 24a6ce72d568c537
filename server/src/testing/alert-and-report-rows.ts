/** An alert, a mute and a check. */
export const alertsOf = (id: string, brandId: string, at: Date): [string, unknown[]][] => [
  [
    `alerts (company_id, id, brand_id, product_id, kind, direction, now_value, before_value, now_count, now_base,
         before_count, before_base, strength, from_day, to_day, state, created_at, opened_at, last_found_at, last_found_day)
       select $1, $2, $3, p.id, 'rating', 'down', 1, 5, 10, 10, 48, 48, 2, '2026-11-16', '2026-11-22', 'open', $4, $4, $4,
         '2026-11-22' from app.products p where p.company_id = $1 limit 1`,
    [id, brandId, at],
  ],
  [
    `alert_mutes (company_id, brand_id, product_id, kind, muted_at)
       select $1, $2, p.id, 'rating', $3 from app.products p where p.company_id = $1 limit 1`,
    [brandId, at],
  ],
  [
    `alert_checks (company_id, brand_id, checked_at, from_day, to_day) values ($1, $2, $3, '2026-11-16', '2026-11-22')`,
    [brandId, at],
  ],
]

/** A report, its run and a download. */
export const reportsOf = (id: string, brandId: string, at: Date): [string, unknown[]][] => [
  [
    `reports (company_id, id, brand_id, title, description, category, chart, sections, filter, range, compare, formats, hour,
       recipients, created_at, updated_at)
     values ($1, $2, $3, 'Week', '', 'product', 'line', '{figures}', '{}', 'last-week', 'none', '{pdf}', 8, '{}', $4, $4)`,
    [id, brandId, at],
  ],
  [
    `report_runs (company_id, id, brand_id, report_id, state, from_day, to_day, started_at, ended_at, recipients)
     values ($1, $2, $3, $2, 'done', '2026-11-01', '2026-11-07', $4, $4, '{}')`,
    [id, brandId, at],
  ],
  [
    `report_downloads (company_id, id, brand_id, run_id, format, downloaded_at) values ($1, $2, $3, $2, 'pdf', $4)`,
    [id, brandId, at],
  ],
]
