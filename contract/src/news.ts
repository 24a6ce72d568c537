/** Releases that are worth a notification, newest first; details are in the change log (/whats-new). */
export const announcedNews: readonly { id: string; day: string; title: string }[] = [
  { id: 'notifications', day: '2026-11-23', title: 'choose where each notification reaches you' },
]

/** Whoever looks later has it in the change log. */
export const newsDays = 14
