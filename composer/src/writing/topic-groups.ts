import type { Topic } from '@bizamply/contract/topics-and-risks'

/** Nothing about these can be looked into. */
export const ofTaste: ReadonlySet<Topic> = new Set<Topic>([
  'price',
  'look',
  'taste',
  'features',
  'location',
  'colour',
  'ease',
  'size',
  'comfort',
  'smell',
])

export const mendable: ReadonlySet<Topic> = new Set<Topic>([
  'damage',
  'missing',
  'delivery',
  'battery',
  'zip',
  'service',
  'person',
  'performance',
  'connection',
  'screen',
  'camera',
])

/** Something to look into, even at three stars. */
export const faults: ReadonlySet<Topic> = new Set<Topic>([
  'damage',
  'missing',
  'battery',
  'zip',
  'performance',
  'screen',
])

/** Words for a kind of thing that no customer writes: a reply doesn't thank for them. */
export const labels: ReadonlySet<Topic> = new Set<Topic>([
  'comfort',
  'ease',
  'features',
  'performance',
  'quality',
  'look',
])

/** No fault of a named part, such as a zipper or a lid. */
export const apartFromParts: ReadonlySet<Topic> = new Set<Topic>([
  'delivery',
  'service',
  'person',
  'packaging',
  'price',
  'smell',
  'taste',
  'colour',
])
