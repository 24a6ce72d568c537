import { numberWriter, type NumberFormat, type NumberWriter } from '@bizamply/contract/formats'
import { readerFormats } from '../reader-formats.ts'

const locale = 'en'

const whole = ofReader({})
const shareOf = ofReader({ style: 'percent' })
const tenth = ofReader({ minimumFractionDigits: 1, maximumFractionDigits: 1 })
const signedWhole = ofReader({ signDisplay: 'exceptZero' })
const signedTenth = ofReader({ minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' })
const signedPercent = ofReader({ style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' })

function ofReader(options: Intl.NumberFormatOptions): { format: (value: number) => string } {
  const made = new Map<NumberFormat, NumberWriter>()
  return {
    format: (value) => {
      const { numberFormat } = readerFormats()
      const writer = made.get(numberFormat) ?? numberWriter(locale, options, numberFormat)
      made.set(numberFormat, writer)
      return writer.format(value)
    },
  }
}

/** Intl writes a hyphen; a minus sign is as wide as a plus. */
const minus = (text: string): string => text.replace('-', '−')

export const count = (n: number): string => whole.format(n)
export const percent = (share: number): string => shareOf.format(share)
export const stars = (rating: number): string => tenth.format(rating)
export const signed = (n: number): string => minus(signedWhole.format(n))

/** "4.2h", "38m", "52h"; minutes up to an hour. */
export function hours(value: number): string {
  if (value < 0.99) return `${Math.max(Math.round(value * 60), value > 0 ? 1 : 0)}m`
  return value < 99.95 ? `${tenth.format(value)}h` : `${whole.format(Math.round(value))}h`
}

export interface Change {
  text: string
  /** 1 up, -1 down, 0 unchanged. */
  way: -1 | 0 | 1
}

/** Null if there is nothing to compare with. */
export const changeOfCount = (now: number, before: number | null): Change | null =>
  before === null || before === 0 ? null : changed((now - before) / before, 0.0005, (by) => signedPercent.format(by))

export const changeOfShare = (now: number | null, before: number | null): Change | null =>
  differ(now, before, 0.0005, (by) => `${signedTenth.format(by * 100)} pts`)

export const changeOfStars = (now: number | null, before: number | null): Change | null =>
  differ(now, before, 0.05, (by) => signedTenth.format(by))

export const changeOfHours = (now: number | null, before: number | null): Change | null =>
  differ(now, before, 1 / 120, (by) => `${by < 0 ? '-' : '+'}${hours(Math.abs(by))}`)

function differ(now: number | null, before: number | null, least: number, write: (by: number) => string) {
  return now === null || before === null ? null : changed(now - before, least, write)
}

function changed(by: number, least: number, write: (by: number) => string): Change {
  if (Math.abs(by) < least) return { text: 'no change', way: 0 }
  return { text: minus(write(by)), way: by > 0 ? 1 : -1 }
}
