export interface ShareRow {
  key: string
  count: number
  /** Of the largest row, from 0 to 1. */
  share: number
}

/** Counts items by a key, for bars whose longest is full. */
export function shareRows<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  order: (a: ShareRow, b: ShareRow) => number,
): ShareRow[] {
  const counts = [...Map.groupBy(items, keyOf)].map(([key, group]) => ({ key, count: group.length }))
  const most = Math.max(1, ...counts.map(({ count }) => count))
  return counts.map((row) => ({ ...row, share: row.count / most })).toSorted(order)
}
