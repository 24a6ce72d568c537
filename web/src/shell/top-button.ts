/** Menu buttons in the top bar look like an IconButton. */
export const topButton =
  'grid size-8 place-items-center rounded-sm text-ink-2 transition-colors duration-100 hover:bg-surface-3 hover:text-ink ' +
  'data-[state=open]:bg-surface-3 data-[state=open]:text-ink coarse:size-10'
