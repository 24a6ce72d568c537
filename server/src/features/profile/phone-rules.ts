import {
  getCountryCallingCode,
  isPossiblePhoneNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import type { PhoneCountry } from '@bizamply/contract/profile-form'

/** What numbers of a country look like; null for what is no country that we know. */
export function phoneRules(country: string): PhoneCountry | null {
  if (!isSupportedCountry(country)) return null
  return {
    name: names.of(country) ?? country,
    dialCode: getCountryCallingCode(country),
    isPossible: (phone) => isPossiblePhoneNumber(phone, country),
  }
}

/** The country that a whole number says it is of. */
export const countryOfPhone = (phone: string): string | null => parsePhoneNumberFromString(phone)?.country ?? null

const names = new Intl.DisplayNames(['en'], { type: 'region' })
