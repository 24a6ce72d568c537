/** Views that every brand has without anyone saving them, each with its filter. */
export const builtInViews = {
  all: {},
  needsPerson: { risk: 'any' },
  needsReview: { toRead: 'confirm' },
  readFirst: { toRead: 'read,critical' },
  lowRating: { rating: '1,2' },
  questions: { hasQuestion: 'yes' },
  mine: { assignee: 'me' },
} as const satisfies Record<string, Record<string, string>>
export type BuiltInView = keyof typeof builtInViews

export const builtInNames = [
  'all',
  'needsPerson',
  'needsReview',
  'readFirst',
  'lowRating',
  'questions',
  'mine',
] as const satisfies BuiltInView[]
