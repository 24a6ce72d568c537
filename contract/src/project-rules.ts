/** Status of a project, in the order of the board's columns. */
export const projectStatuses = ['planning', 'in-progress', 'on-hold', 'completed'] as const
export type ProjectStatus = (typeof projectStatuses)[number]

export const projectOrders = ['changed', 'due', 'name'] as const
export type ProjectOrder = (typeof projectOrders)[number]

/** `late`: due before today and not completed; `soon`: due in the next seven days. */
export const projectDues = ['late', 'soon', 'none'] as const
export type ProjectDue = (typeof projectDues)[number]

/** Limits. Projects are counted by brand, without archived ones. */
export const projectLimits = {
  projects: 300,
  name: 120,
  description: 2000,
  /** What changed for customers; replies can mention it. */
  change: 500,
  topics: 5,
  products: 20,
  team: 20,
  tasks: 100,
  taskTitle: 200,
  notes: 500,
  note: 2000,
  /** Comments linked or unlinked by hand, each. */
  picked: 1000,
} as const

/** Default days before work started that the effect compares with. */
export const baselineDays = 90

/** Entries in a project's history. */
export const projectEvents = [
  'created',
  'changed',
  'status',
  'archived',
  'restored',
  'task-added',
  'task-done',
  'task-reopened',
  'task-removed',
  'linked',
  'unlinked',
] as const
export type ProjectEvent = (typeof projectEvents)[number]

/** When an effect is measured, and which differences are reported. */
export const effectLimits = {
  /** Minimum number of reviews with stars on each side; for complaints, of reviews received. */
  leastRated: 10,
  leastReceived: 30,
  /** Minimum number of weeks on each side with at least one review. */
  leastWeeks: 4,
  /** Days after delivery that count; then the result is final. */
  afterDays: 182,
  /** Longest span from the first day to the last. */
  longestDays: 731,
  /** Smaller differences aren't reported: stars, share of mentions, complaints per review. */
  leastDifference: { rating: 0.2, negative: 0.05, complaints: 0.02 },
} as const
