export const MODEL_MODES = [
  'normal',
  'obey-attacker',
  'empty',
  'slow',
  'cut',
  'garbage',
  'refuse',
  // Takes only the parameters that OpenAI's newer models take.
  'strict',
  // Thinks before it writes, and thoughts count as output.
  'thinking',
] as const
export type ModelMode = (typeof MODEL_MODES)[number]
