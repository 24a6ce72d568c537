export const triagedEn = {
  failed: 'That could not be saved. Nothing was changed.',
  undo: 'Undo',
  done: {
    open: '{count, plural, one {Put back} other {# put back}}',
    snoozed: '{count, plural, one {Snoozed} other {# snoozed}}',
    'no-reply': '{count, plural, one {Marked as needing no reply} other {# marked as needing no reply}}',
    hidden: '{count, plural, one {Hidden} other {# hidden}}',
  },
  assigned: 'Assigned to {name}',
  unassigned: 'Assigned to nobody',
  menu: 'More actions',
} as const
