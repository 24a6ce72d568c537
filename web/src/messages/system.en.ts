export const systemEn = {
  unreachable: 'Can’t reach the server.',
  unreachableText: 'You’re still signed in. What you see may be out of date.',
  leaves: '{company} will be deleted on {day}.',
  leavesText: 'Until then, nothing is sent, generated or synced.',
  leavesAskAdmin: 'An admin can undo it.',
  keep: 'Undo Deletion',
  keeping: 'Undoing',
  kept: 'Deletion undone. Everything works as before.',
  keepFailed: 'Couldn’t undo the deletion.',
} as const
