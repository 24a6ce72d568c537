/** Connections are read every 15 minutes; after three missed reads a connection is late. */
export const LATE_MS = 45 * 60_000

/**
 * The state of a connection `c` for administrators; `$1` is `LATE_MS` ago. A running import reads everything itself, so
 * it is never late.
 */
export const shownState = `case when c.state = 'signed-out' then 'disconnected' when c.state = 'behind' then 'behind'
  when coalesce(c.last_sync_at, c.created_at) < $1 and not exists (select 1 from app.job_runs j
    where j.company_id = c.company_id and j.id = c.backfill_job_id and j.state = 'running') then 'late'
  else 'connected' end`
