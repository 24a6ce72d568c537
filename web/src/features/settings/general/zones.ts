export interface Zone {
  /** The IANA name. */
  name: string
  /** The current offset, such as GMT+01:00. */
  offset: string
  city: string
  /** The common name, such as Pacific Time. */
  common: string
}

export const cityOf = (name: string): string => (name.split('/').at(-1) ?? name).replaceAll('_', ' ')

export function zoneOf(name: string, locale: string, now: Date): Zone {
  const offset = nameIn(name, 'longOffset', 'en', now)
  return {
    name,
    offset: offset === 'GMT' ? 'GMT+00:00' : offset,
    city: cityOf(name),
    common: nameIn(name, 'longGeneric', locale, now),
  }
}

/** Every timezone that the browser knows, from west to east; the stored timezone is always included. */
export function allZones(stored: string, locale: string, now: Date): Zone[] {
  const names = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', stored])
  return [...names]
    .map((name) => zoneOf(name, locale, now))
    .toSorted((a, b) => minutesOf(a) - minutesOf(b) || (a.city < b.city ? -1 : 1))
}

function nameIn(timeZone: string, timeZoneName: 'longOffset' | 'longGeneric', locale: string, now: Date): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName }).formatToParts(now)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

function minutesOf({ offset }: Zone): number {
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d{2}):(\d{2})/.exec(offset) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}
