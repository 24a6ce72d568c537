/**
 * When an entry counts, as SQL. A CASE, as row-level security lets no COALESCE near an index: `credit_entries_recent_idx`
 * is on this very expression.
 */
export const entryTime = (table?: string): string => {
  const of = table ? `${table}.` : ''
  return `case when ${of}entered_at is null then ${of}created_at else ${of}entered_at end`
}
