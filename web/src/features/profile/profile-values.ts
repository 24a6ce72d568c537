import type { ProfileInput } from '@bizamply/contract/profile'
import { readBirthday, type DateOrder, type ProfileForm } from '@bizamply/contract/profile-form'
import { typedBirthday } from './birthday.ts'
import { typedPhone } from './countries.ts'
import { joinLocation, splitLocation } from './cities.ts'
import type { Profile } from './queries.ts'

/** Form values: `location` is only the city, `birthday` is in the user's date format. */
export type ProfileValues = ProfileForm & {
  phoneCountry: string
  locationCountry: string
}

/** Fields in display order; a country belongs to its field. */
export const fields = ['firstName', 'lastName', 'phone', 'birthday', 'location', 'bio'] as const
export type FieldName = (typeof fields)[number]
export type Change = Partial<Record<FieldName | 'phoneCountry', string>>

export function valuesOf(profile: Profile, order: DateOrder, codes: readonly string[]): ProfileValues {
  const { city, code } = splitLocation(profile.location, codes)
  return {
    firstName: profile.firstName,
    lastName: profile.lastName,
    phoneCountry: profile.phoneCountry ?? '',
    phone: profile.phone ?? '',
    birthday: typedBirthday(profile.birthday, order),
    locationCountry: code,
    location: city,
    bio: profile.bio ?? '',
  }
}

/**
 * What is validated: the location as it's stored, and a phone number that's empty if only a country code was entered.
 */
export const judgedValues = (values: ProfileValues): ProfileValues => ({
  ...values,
  phone: typedPhone(values.phone, values.phoneCountry),
  location: joinLocation(values.location, values.locationCountry),
})

/** The differences from the stored profile, as the API takes them. */
export function changeOf(profile: Profile, values: ProfileValues, order: DateOrder): Change {
  const { phone, location, phoneCountry } = judgedValues(values)
  const typed: Record<FieldName, string> = {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    phone,
    birthday: readBirthday(values.birthday, order) ?? values.birthday.trim(),
    location,
    bio: values.bio.trim(),
  }
  const changed = fields.filter((name) => {
    const isMoved = name === 'phone' && phone !== '' && phoneCountry !== (profile.phoneCountry ?? '')
    return isMoved || typed[name] !== (profile[name] ?? '')
  })
  return {
    ...Object.fromEntries(changed.map((name) => [name, typed[name]])),
    ...(changed.includes('phone') && { phoneCountry }),
  }
}

/** Fields that both sides changed to different values. */
export const clashesOf = (base: Profile, newer: Profile, change: Change): FieldName[] =>
  fields.filter((name) => {
    const mine = change[name]
    const theirs = newer[name] ?? ''
    return mine !== undefined && theirs !== (base[name] ?? '') && theirs !== mine
  })

export function without(change: Change, names: readonly FieldName[]): Change {
  const left = Object.entries(change).filter(([key]) => {
    const name = key === 'phoneCountry' ? 'phone' : key
    return !names.some((one) => one === name)
  })
  return Object.fromEntries(left)
}

export const inputOf = (change: Change, version: number): ProfileInput => ({ ...change, version })
