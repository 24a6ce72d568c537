/** A report, a run of it and a download, for `liveALittle`. */
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
