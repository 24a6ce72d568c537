import {
  getCountryCallingCode,
  isPossiblePhoneNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import type { PhoneCountry } from '@bizamply/contract/profile-form'

/** The pattern of a country's phone numbers; null for an unknown country. */
export function phoneRules(country: string): PhoneCountry | null {
  if (!isSupportedCountry(country)) return null
  return {
    name: names.of(country) ?? country,
    dialCode: getCountryCallingCode(country),
    isPossible: (phone) => isPossiblePhoneNumber(phone, country),
  }
}

/** The country of an international number. */
export const countryOfPhone = (phone: string): string | null => parsePhoneNumberFromString(phone)?.country ?? null

const names = new Intl.DisplayNames(['en'], { type: 'region' })
