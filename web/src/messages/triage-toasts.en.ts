export const triageToastsEn = {
  failed: 'Couldn’t save. Nothing changed.',
  undo: 'Undo',
  done: {
    open: '{count, plural, one {Moved to inbox} other {# moved to inbox}}',
    snoozed: '{count, plural, one {Snoozed} other {# snoozed}}',
    'no-reply': '{count, plural, one {Marked as no reply needed} other {# marked as no reply needed}}',
    hidden: '{count, plural, one {Hidden} other {# hidden}}',
  },
  assigned: 'Assigned to {name}',
  unassigned: 'Unassigned',
  tagged: 'Tagged “{tag}”',
  untagged: 'Tag “{tag}” removed',
  undone: 'Undone',
  nothingToUndo: 'Nothing to undo',
  menu: 'More actions',
} as const
