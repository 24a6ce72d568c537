/** A person's choice of date and number formats. Display only: stored values don't change. */
export const dateFormats = ['MM/DD/YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD', 'MMM DD, YYYY', 'DD MMM YYYY'] as const
export type DateFormat = (typeof dateFormats)[number]

export const numberFormats = ['1,234.56', '1.234,56', '1 234,56', '1’234.56'] as const
export type NumberFormat = (typeof numberFormats)[number]

/** First day of a week in calendars. Weekly figures follow the brand and don't change. */
export const weekStarts = ['monday', 'sunday', 'saturday'] as const
export type WeekStart = (typeof weekStarts)[number]

/** Languages with complete catalogs; add others with their catalogs. */
export const languages = ['en'] as const
export type Language = (typeof languages)[number]

/** Pacific Time, for people who never chose a timezone. */
export const defaultTimezone = 'America/Los_Angeles'

export const usualFormats = { dateFormat: 'MMM DD, YYYY', numberFormat: '1,234.56', weekStart: 'sunday' } as const

export type NumberWriter = Pick<Intl.NumberFormat, 'format'>

/** Formats a number in the language, with the person's separators. */
export function numberWriter(
  locale: string,
  options: Intl.NumberFormatOptions | undefined,
  chosen: NumberFormat,
): NumberWriter {
  const plain = new Intl.NumberFormat(locale, options)
  if (chosen === usualFormats.numberFormat && isEnglish(locale)) return plain
  const signs = separators[chosen]
  return {
    format: (value) =>
      plain
        .formatToParts(value)
        .map((part) => (part.type === 'group' || part.type === 'decimal' ? signs[part.type] : part.value))
        .join(''),
  }
}

// Non-breaking, so that a number never wraps at its thousands separator.
const separators: Record<NumberFormat, { group: string; decimal: string }> = {
  '1,234.56': { group: ',', decimal: '.' },
  '1.234,56': { group: '.', decimal: ',' },
  '1 234,56': { group: '\u00A0', decimal: ',' },
  '1’234.56': { group: '’', decimal: '.' },
}

/** The locale whose dates and numbers `Intl` formats the default way. */
export const isEnglish = (locale: string): boolean => /^en(-US)?$/.test(locale)
