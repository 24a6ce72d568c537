import type { Topic } from '@bizamply/contract/topics-and-risks'

/** Words of a fault that word lists miss, because other words may come between. */
export type Faults = readonly (readonly [topic: Topic, words: RegExp])[]
