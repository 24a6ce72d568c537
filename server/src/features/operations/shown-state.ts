/** Connections are read every 15 minutes: after three that are missing one is late. */
export const LATE_MS = 45 * 60_000

/**
 * Of a connection `c`, as administrators see it; `$1` is `LATE_MS` ago. An import under way reads everything itself, and is
 * no connection that is late.
 */
export const shownState = `case when c.state = 'signed-out' then 'disconnected' when c.state = 'behind' then 'behind'
  when coalesce(c.last_sync_at, c.created_at) < $1 and not exists (select 1 from app.job_runs j
    where j.company_id = c.company_id and j.id = c.backfill_job_id and j.state = 'running') then 'late'
  else 'connected' end`
