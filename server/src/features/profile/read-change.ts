import type { ProfileInput } from '@bizamply/contract/profile'
import { profileForm, profileNameField, readBirthday } from '@bizamply/contract/profile-form'
import * as z from 'zod/mini'
import { AppError } from '../../errors.ts'
import { readFields } from '../auth/index.ts'
import type { PersonRow } from './person-row.ts'
import { countryOfPhone, phoneRules } from './phone-rules.ts'

/** The values to store, or every error that prevents it. */
export function readChange(stored: PersonRow, input: ProfileInput, now: Date): PersonRow {
  const country = readCountry(stored, input)
  const form = profileForm({ country: country ? phoneRules(country) : null, today: latestDay(now), order: ORDER })
  const names = givenNames(input)
  const read = readFields(z.partial(form), { ...names.given, ...givenTexts(stored, input) })
  const firstName = read.firstName ?? stored.firstName
  const lastName = read.lastName ?? (names.isSingle ? '' : stored.lastName)
  const isRenamed = read.firstName !== undefined || read.lastName !== undefined
  const phone = read.phone === undefined ? stored.phone : read.phone || null
  return {
    firstName,
    lastName,
    name: isRenamed ? `${firstName} ${lastName}`.trim() : stored.name,
    phone,
    phoneCountry: phone && (country ?? countryOfPhone(phone)),
    location: read.location === undefined ? stored.location : read.location || null,
    birthday: read.birthday === undefined ? stored.birthday : readBirthday(read.birthday, ORDER),
    bio: read.bio === undefined ? stored.bio : read.bio || null,
    version: stored.version,
  }
}

/** Ambiguous dates are read as d/m/yyyy; the console itself sends ISO dates. */
const ORDER = 'DMY'

/** The country whose rules apply to a phone number; none if the number comes without one. */
function readCountry(stored: PersonRow, { phone, phoneCountry }: ProfileInput): string | null {
  if (phoneCountry === undefined) return phone === undefined ? stored.phoneCountry : null
  if (phoneCountry === null || phoneCountry === '') return null
  if (phoneRules(phoneCountry)) return phoneCountry
  const message = 'Choose a country from the list'
  throw new AppError('BAD_REQUEST', { message, errors: [{ path: 'phoneCountry', message }] })
}

/** `isSingle`: the full name is one word, so there is no last name. */
function givenNames({ firstName, lastName, name }: ProfileInput): { given: Record<string, string>; isSingle: boolean } {
  if (firstName !== undefined || lastName !== undefined || name === undefined) {
    return { given: withoutUndefined({ firstName, lastName }), isSingle: false }
  }
  const [first = '', ...rest] = readFields(profileNameField, name, 'name').split(/\s+/)
  const isSingle = rest.length === 0
  return { given: withoutUndefined({ firstName: first, lastName: isSingle ? undefined : rest.join(' ') }), isSingle }
}

/** Null clears a value like an empty text. A kept number is checked against a new country's rules. */
function givenTexts(stored: PersonRow, input: ProfileInput): Record<string, string> {
  const phone = input.phone === undefined && input.phoneCountry !== undefined ? stored.phone : input.phone
  return withoutUndefined({ phone, location: input.location, birthday: input.birthday, bio: input.bio })
}

const withoutUndefined = (values: Record<string, string | null | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, value ?? '']])),
  )

const HOUR_MS = 3_600_000

/** Today in the latest timezone, so that a birthday today is never rejected as in the future. */
const latestDay = (now: Date): string => new Date(now.getTime() + 14 * HOUR_MS).toISOString().slice(0, 10)
