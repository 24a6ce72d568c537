import { createHmac } from 'node:crypto'

/** Replaces a code, a token or an address where it must not be stored in clear. */
export type KeyedHash = (purpose: string, text: string) => string

/** Keyed, because a plain hash of six digits can be brute-forced by anyone who has the table. */
export const createKeyedHash =
  (secret: string): KeyedHash =>
  (purpose, text) =>
    createHmac('sha256', secret).update(`${purpose}\0${text}`).digest('base64url')
