/** What a comment can praise or blame. `size` is fit too, `person` one named or single member of staff. */
export const topicNames = [
  'damage',
  'missing',
  'delivery',
  'battery',
  'zip',
  'size',
  'colour',
  'material',
  'comfort',
  'sound',
  'taste',
  'smell',
  'packaging',
  'service',
  'person',
  'ease',
  'look',
  'price',
  'quality',
  'performance',
  'screen',
  'camera',
  'features',
  'connection',
  'cleanliness',
  'location',
] as const

export type Topic = (typeof topicNames)[number]

/** What makes a comment one for a person's eyes first; `self-harm` is set by people only. */
export const riskNames = ['injury', 'legal', 'grief', 'press', 'refund', 'personal-data', 'self-harm'] as const
