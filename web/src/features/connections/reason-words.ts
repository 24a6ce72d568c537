import { useTranslations } from 'use-intl'
import type { reasonsEn } from '../../messages/reasons.en.ts'
import type { Service } from './service-list.ts'

type Reason = keyof typeof reasonsEn

/** Explains a server’s or platform’s error message to a shop owner. */
export function useReasonWords(): (service: Service, message: string, signedOut: boolean) => string {
  const t = useTranslations('connect')
  return (service, message, signedOut) => t(`why.${reasonOf(message, signedOut)}`, { service: t(`names.${service}`) })
}

/** Unknown messages are never shown, because they may contain codes or secrets. */
export function reasonOf(message: string, signedOut: boolean): Reason {
  const known = (signedOut ? ofAccess : [...ofTrouble, ...ofAccess]).find(([, pattern]) => pattern.test(message))
  return known?.[0] ?? (signedOut ? 'refused' : 'other')
}

// The first match wins: messages about a removed app may mention permissions too. Messages stored by
// earlier versions say “answered”.
const ofAccess: readonly (readonly [Reason, RegExp])[] = [
  ['forgotten', /asked us to (?:forget|delete its data)/],
  ['password', /password (?:of the account )?was changed|changed (?:his|her|their|the) password/i],
  ['confirm', /must be confirmed|Confirm the account/],
  ['removed', /app was removed|not authorized application|taken (?:away|back)|revoked|uninstalled|de-?authori[sz]ed/i],
  ['ranOut', /run out|expired/i],
  ['closed', /inactive|unavailable shop|frozen|\b(?:402|423)\b/i],
  [
    'rights',
    /permission|scope|access denied|required access|insufficient|forbidden|(?:not|wasn’t) allowed|didn’t allow|\b403\b/i,
  ],
]

const ofTrouble: readonly (readonly [Reason, RegExp])[] = [
  ['ours', /on our side/],
  ['slower', /limiting requests|longer pause|too many|rate.?limit|request limit|throttl|quota|slow down|\b429\b/i],
  [
    'silent',
    /isn’t responding|no (?:answer|response) within|without an? (?:answer|response)|timed? ?out|too long|in time|ECONN|EHOSTUNREACH|ENOTFOUND|socket|hang up/i,
  ],
  ['away', /(?:answered|returned|HTTP) 5\d\d|unavailable|internal|temporar|unknown error/i],
  ['unreadable', /not JSON|(?:answered|returned) (?:no |a list without|something|an unexpected)|isn’t JSON/],
]
