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
  // The same, with the thoughts written out in a field of their own, as DeepSeek and vLLM do.
  'reasoning-field',
  // Takes no schema for its answer.
  'no-schema',
  // Every request comes too soon.
  'rate-limited',
  // Every request is longer than the model reads.
  'context-too-long',
] as const
export type ModelMode = (typeof MODEL_MODES)[number]
