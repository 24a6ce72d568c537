export const systemEn = {
  unreachable: 'The server does not answer.',
  unreachableText: 'You stay signed in. What you see may be old.',
  leaves: '{company} will be deleted on {day}.',
  leavesText: 'Until then, nothing is sent, written or synced.',
  leavesAskAdmin: 'An admin can undo it.',
  keep: 'Undo Deletion',
  keeping: 'Undoing',
  kept: 'The company stays. Everything works as before.',
  keepFailed: 'The deletion couldn’t be undone.',
} as const
