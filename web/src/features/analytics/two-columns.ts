/** Products on the left, the totals of their reviews on the right, with a divider between them. */
export const twoColumns =
  'grid grid-cols-[minmax(0,1fr)] divide-y divide-line lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] lg:divide-x lg:divide-y-0'
