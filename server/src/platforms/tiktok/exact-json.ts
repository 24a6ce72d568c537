import { readJson } from '../read-json.ts'

/**
 * Parses integers of 16 digits and more as text: TikTok's ids have 19, which a number would
 * round. Undefined if the text is not JSON.
 */
export const readExact = (text: string): unknown =>
  readJson(text.replace(textOrNumber, (found, long: string | undefined) => (long ? `"${long}"` : found)))

// Strings match first, so digits inside them don't change.
const textOrNumber = /"(?:[^"\\]|\\.)*"|(?<![\d.eE+-])(-?\d{16,})(?![\d.eE])/g
