/** The look of the quick actions in the title row and in the footer, also while they load. */
export const quickActionPlaces = {
  title: 'relative flex items-center gap-2',
  foot: 'sticky bottom-0 z-20 [@media(max-height:499px)]:static flex flex-wrap items-center gap-2 border-t border-line bg-surface px-4 pt-2 pb-[max(8px,env(safe-area-inset-bottom))] sm:px-6',
} as const
