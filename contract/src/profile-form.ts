import * as z from 'zod/mini'
import { nameField } from './sign-up-form.ts'

// Shared by browser and server.

export const PHONE_LENGTH = 20
export const LOCATION_LENGTH = 100
export const BIO_LENGTH = 500
const OLDEST_YEARS = 150

/** Countries at the top of country lists, in this order; the others follow by name. */
export const firstCountries = ('US CA GB AU DE FR IN JP CN BR ' + 'MX ES IT NL SE NO DK FI CH AT').split(' ')

export interface PhoneCountry {
  /** As written in messages. */
  name: string
  /** Without the plus sign, e.g. `49`. */
  dialCode: string
  /** Whether its numbers can have this length. */
  isPossible: (phone: string) => boolean
}

/** The two messages that contain the country's name. */
export interface PhoneWords {
  start: (code: string, country: string) => string
  invalid: (country: string) => string
}

const englishWords: PhoneWords = {
  start: (code, country) => `Phone number should start with ${code} for ${country}`,
  invalid: (country) => `Please enter a valid ${country} phone number`,
}

const PHONE_LETTERS = 'Phone number can only contain numbers, spaces, dashes, parentheses, and plus sign'
const PHONE_DIGITS = 'Phone number must be between 7-20 digits'

/** Optional. Without a country only characters and length are checked. */
export const phoneField = (country: PhoneCountry | null, words = englishWords) =>
  z.string().check(z.trim(), (given) => {
    const message = phoneProblem(given.value, country, words)
    if (message) given.issues.push({ code: 'custom', message, input: given.value })
  })

function phoneProblem(phone: string, country: PhoneCountry | null, words: PhoneWords): string | null {
  if (phone === '') return null
  if (!country && !/^\+?[\d\s()-]*$/.test(phone)) return PHONE_LETTERS
  const bare = phone.replace(/[\s()-]/g, '')
  const digits = bare.replace(/\D/g, '').length
  if (phone.length > PHONE_LENGTH || digits < 7 || digits > 20) return PHONE_DIGITS
  if (!country) return null
  const code = `+${country.dialCode}`
  if (!bare.startsWith(code)) return words.start(code, country.name)
  const isNumber = /^\d{6,15}$/.test(bare.slice(code.length)) && country.isPossible(bare)
  return isNumber ? null : words.invalid(country.name)
}

export const locationField = z
  .string()
  .check(
    z.trim(),
    z.maxLength(LOCATION_LENGTH, 'Location must be less than 100 characters'),
    z.regex(
      /^[\p{L}\p{M}\p{N} ,.'’-]*$/u,
      'Location can only contain letters, numbers, spaces, commas, periods, hyphens, and apostrophes',
    ),
  )

export const bioField = z.string().check(z.trim(), z.maxLength(BIO_LENGTH, 'Bio must be less than 500 characters'))

/** Which part of a date with slashes comes first. */
export type DateOrder = 'DMY' | 'MDY' | 'YMD'

/**
 * Converts a typed date to an ISO day: `yyyy-m-d` in any order setting, else the three parts in
 * that order. Null if invalid.
 */
export function readBirthday(typed: string, order: DateOrder): string | null {
  const parts = /^(\d{1,4})[/.-](\d{1,2})[/.-](\d{1,4})$/.exec(typed.trim())
  if (!parts) return null
  const [first = '', second = '', third = ''] = parts.slice(1)
  const [year, month, day] =
    first.length === 4 || order === 'YMD'
      ? [first, second, third]
      : order === 'MDY'
        ? [third, first, second]
        : [third, second, first]
  if (year.length !== 4 || month.length > 2 || day.length > 2) return null
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${iso}T00:00:00Z`)
  // Date would roll the 31st of a shorter month over to the 1st of the next.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null
}

/** Optional. `today` is an ISO day. */
export const birthdayField = (today: string, order: DateOrder) =>
  z.string().check(z.trim(), (given) => {
    const message = birthdayProblem(given.value, today, order)
    if (message) given.issues.push({ code: 'custom', message, input: given.value })
  })

function birthdayProblem(typed: string, today: string, order: DateOrder): string | null {
  if (typed === '') return null
  const day = readBirthday(typed, order)
  if (!day) return 'Please enter a valid date'
  if (day > today) return 'Birthday cannot be in the future'
  const oldest = `${Number(today.slice(0, 4)) - OLDEST_YEARS}${today.slice(4)}`
  return day < oldest ? 'Please enter a valid birth year' : null
}

export interface ProfileRules {
  /** The country selected for the phone number. */
  country: PhoneCountry | null
  today: string
  order: DateOrder
  words?: PhoneWords
}

/** The /profile screen, Personal Info. */
export const profileForm = ({ country, today, order, words }: ProfileRules) =>
  z.object({
    firstName: nameField('First name'),
    lastName: nameField('Last name'),
    phone: phoneField(country, words),
    location: locationField,
    birthday: birthdayField(today, order),
    bio: bioField,
  })
export type ProfileForm = z.infer<ReturnType<typeof profileForm>>

/** Full name, as older callers send it. */
export const profileNameField = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Name is required'),
    z.maxLength(100, 'Name must be less than 100 characters'),
    z.regex(/^[\p{L}\p{M} .'’-]*$/u, 'Name can only contain letters, spaces, hyphens, apostrophes, and periods'),
    z.regex(/^$|\p{L}/u, 'Name can only contain letters, spaces, hyphens, apostrophes, and periods'),
  )
