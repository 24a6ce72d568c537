/** Screens whose views are counted, for people who opted in; nothing else is counted. */
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

/** Days for which counts are kept. */
export const usageDays = 400
