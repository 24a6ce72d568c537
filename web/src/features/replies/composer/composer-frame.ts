/** The box of a reply that is being written. */
export const composerFrame =
  'flex flex-col rounded-lg border border-line-strong bg-surface shadow-1 transition-colors duration-100 ' +
  'focus-within:border-accent dark:bg-surface-2'

/** Above the text: who writes it, and what can be inserted. */
export const composerHead = 'flex min-h-10 items-center gap-2 border-b border-line py-1 pr-1.5 pl-3.5'

/** Between the text and the buttons: what must be read or resolved. */
export const composerBody = 'grid gap-2 px-3.5 has-[>:not(:empty)]:pt-1 has-[>:not(:empty)]:pb-3'

/** The buttons: in view at the foot of the pane while the text above them is longer than it. */
export const composerFoot =
  'grid gap-2 border-t border-line px-3 py-3 max-lg:empty:hidden lg:sticky lg:bottom-0 lg:rounded-b-lg lg:bg-surface ' +
  'lg:dark:bg-surface-2'
