/** Releases worth a notification, newest first; details are in the changelog (/whats-new). */
export const announcedReleases: readonly { id: string; day: string; title: string }[] = [
  { id: 'notifications', day: '2026-11-23', title: 'choose where each notification reaches you' },
]

/** Later visitors find it in the changelog only. */
export const releaseDays = 14
