import { Secret, TOTP } from 'otpauth'

const PERIOD_MS = 30_000

/** 160 random bits in base32, as RFC 4226 section 4 recommends. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** The URI that the QR code encodes for authenticator apps. */
export const uriOf = (secret: string, email: string): string => totpOf(secret, email).toString()

/** The time step that a code matches: the current one or a neighbor (RFC 6238 section 5.2); else null. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const steps = totpOf(secret).validate({ token: code, window: 1, timestamp: now.getTime() })
  return steps === null ? null : Math.floor(now.getTime() / PERIOD_MS) + steps
}

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: 'Bizamply', label, algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(secret) })
