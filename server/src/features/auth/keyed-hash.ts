import { createHmac } from 'node:crypto'

/** What stands for a code, a token or an address where it may not stand itself. */
export type KeyedHash = (purpose: string, text: string) => string

/** Keyed, as six digits under a plain hash are found in a moment by whoever has the table. */
export const createKeyedHash =
  (secret: string): KeyedHash =>
  (purpose, text) =>
    createHmac('sha256', secret).update(`${purpose}\0${text}`).digest('base64url')
