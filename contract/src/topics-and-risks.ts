/** Topics that a comment can mention. `size` includes fit; `person` is a member of staff. */
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

/** English labels, capitalized. */
export const topicLabels: Record<Topic, string> = {
  damage: 'Damage',
  missing: 'Missing parts',
  delivery: 'Delivery',
  battery: 'Battery',
  zip: 'Zipper',
  size: 'Size and fit',
  colour: 'Color',
  material: 'Material',
  comfort: 'Comfort',
  sound: 'Sound',
  taste: 'Taste',
  smell: 'Smell',
  packaging: 'Packaging',
  service: 'Service',
  person: 'Staff',
  ease: 'Ease of use',
  look: 'Look',
  price: 'Price',
  quality: 'Quality',
  performance: 'Performance',
  screen: 'Screen',
  camera: 'Camera',
  features: 'Features',
  connection: 'Connection',
  cleanliness: 'Cleanliness',
  location: 'Location',
}

/** Risks that a person should see first; only people set `self-harm`. */
export const riskNames = ['injury', 'legal', 'grief', 'press', 'refund', 'personal-data', 'self-harm'] as const
