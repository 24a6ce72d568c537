const formats = new Map<string, Intl.DateTimeFormat>()

/** The day of an instant in an IANA timezone, as YYYY-MM-DD. */
export function dayIn(timezone: string, instant: Date): string {
  let format = formats.get(timezone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone: timezone, year: 'numeric', month: '2-digit', day: '2-digit' })
    formats.set(timezone, format)
  }
  return format.format(instant)
}
