import {
  getCountries,
  getCountryCallingCode,
  isPossiblePhoneNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import { firstCountries, PHONE_LENGTH, type PhoneCountry } from '@bizamply/contract/profile-form'

// Its tables are large, so only the profile editor imports this.

export interface Country {
  code: string
  /** In the user's language. */
  name: string
  dialCode: string
}

/** Common countries first, then all others by name. */
export function listCountries(locale: string): { usual: Country[]; others: Country[] } {
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  const all = getCountries().map((code) => ({
    code: code as string,
    name: names.of(code) ?? code,
    dialCode: getCountryCallingCode(code) as string,
  }))
  const usual = firstCountries.flatMap((code) => all.filter((it) => it.code === code))
  const others = all.filter((it) => !usual.includes(it)).toSorted((a, b) => a.name.localeCompare(b.name, locale))
  return { usual, others }
}

export function phoneCountry(code: string, locale: string): PhoneCountry | null {
  if (!isSupportedCountry(code)) return null
  return {
    name: new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code,
    dialCode: getCountryCallingCode(code),
    isPossible: (phone) => isPossiblePhoneNumber(phone, code),
  }
}

/** The typed number; empty if it's only a country code. */
export function typedPhone(phone: string, code: string): string {
  const bare = phone.replace(/[\s()-]/g, '')
  return isSupportedCountry(code) && bare === `+${getCountryCallingCode(code)}` ? '' : phone.trim()
}

/** With the country code and local spacing; text that isn't a phone number stays as it is. */
export function formatPhone(phone: string, code: string): string {
  const typed = typedPhone(phone, code)
  const number = parsePhoneNumberFromString(typed, isSupportedCountry(code) ? code : undefined)
  if (!number?.isPossible()) return typed
  const spaced = number.formatInternational()
  return spaced.length > PHONE_LENGTH ? number.number : spaced
}
