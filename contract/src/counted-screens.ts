/** Screens whose openings are counted, for people who share that; nothing else is. */
export const countedScreens = [
  '/dashboard',
  '/responses',
  '/people',
  '/templates',
  '/import',
  '/analytics',
  '/radar',
  '/reports',
  '/projects',
  '/loyalty-manager',
  '/brand-voice',
  '/connections',
  '/transactions',
  '/plans',
  '/profile',
  '/settings',
  '/help',
  '/docs',
  '/whats-new',
] as const
export type CountedScreen = (typeof countedScreens)[number]

/** So many days of counts are kept. */
export const usageDays = 400
