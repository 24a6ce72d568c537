import { readJson } from '../read-json.ts'

/**
 * JSON whose whole numbers of 16 digits and more come out as text: TikTok's ids have 19, which a number would round.
 * Undefined for anything that is not JSON.
 */
export const readExact = (text: string): unknown =>
  readJson(text.replace(textOrNumber, (found, long: string | undefined) => (long ? `"${long}"` : found)))

// What stands in text is met first and stays as it is.
const textOrNumber = /"(?:[^"\\]|\\.)*"|(?<![\d.eE+-])(-?\d{16,})(?![\d.eE])/g
