export const MODEL_MODES = [
  'normal',
  'obey-attacker',
  'empty',
  'slow',
  'cut',
  'garbage',
  'refuse',
  // Accepts only the parameters of OpenAI's newer models.
  'strict',
  // Reasons before it writes, which counts as output tokens.
  'thinking',
  // The same, with the reasoning in a separate field, as DeepSeek and vLLM do.
  'reasoning-field',
  // Accepts no schema for its response.
  'no-schema',
  // Refuses every request with a rate limit.
  'rate-limited',
  // Refuses every request as too long for the context.
  'context-too-long',
] as const
export type ModelMode = (typeof MODEL_MODES)[number]
