/** An alert, a mute and a look, for `liveALittle`. */
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
    `alert_looks (company_id, brand_id, looked_at, from_day, to_day) values ($1, $2, $3, '2026-11-16', '2026-11-22')`,
    [brandId, at],
  ],
]
