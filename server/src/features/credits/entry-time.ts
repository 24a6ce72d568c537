/**
 * An entry's effective time, as SQL. A CASE, because row-level security keeps COALESCE from using
 * an index: `credit_entries_recent_idx` is on this expression.
 */
export const entryTime = (table?: string): string => {
  const of = table ? `${table}.` : ''
  return `case when ${of}entered_at is null then ${of}created_at else ${of}entered_at end`
}
