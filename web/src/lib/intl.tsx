import { dateWriter } from '@bizamply/contract/date-writer'
import { numberWriter, usualFormats } from '@bizamply/contract/formats'
import { createContext, use, useMemo, type ReactNode } from 'react'
import { _createCache, _createIntlFormatters, createFormatter, createTranslator } from 'use-intl/core'
import { useLocale, useMessages, useTimeZone } from 'use-intl/react'
import type { Formats } from './formats.ts'

/**
 * Replaces `use-intl` in our modules (alias in vite.config.ts): its hooks, with the user's date and
 * number formats, also inside messages.
 */
export * from 'use-intl/react'

type Chosen = Pick<Formats, 'dateFormat' | 'numberFormat'>
type Formatters = ReturnType<typeof _createIntlFormatters>

export function ChosenFormats({ formats, children }: { formats: Chosen; children: ReactNode }) {
  const { dateFormat, numberFormat } = formats
  const value = useMemo(() => writersOf({ dateFormat, numberFormat }), [dateFormat, numberFormat])
  return <Writers value={value}>{children}</Writers>
}

export const useFormatter = () => {
  const { formatters } = use(Writers)
  const locale = useLocale()
  const timeZone = useTimeZone()
  return useMemo(
    () => createFormatter({ locale, ...(timeZone ? { timeZone } : {}), _formatters: formatters }),
    [formatters, locale, timeZone],
  )
}

export const useTranslations = (namespace: string) => {
  const { formatters, cache } = use(Writers)
  const messages = useMessages()
  const locale = useLocale()
  const timeZone = useTimeZone()
  return useMemo(
    () =>
      createTranslator({
        locale,
        messages,
        namespace: namespace as never,
        ...(timeZone ? { timeZone } : {}),
        _formatters: formatters,
        _cache: cache,
      }),
    [cache, formatters, locale, messages, namespace, timeZone],
  )
}

/** use-intl caches messages with their formatters, so each format choice has its own cache. */
function writersOf({ dateFormat, numberFormat }: Chosen) {
  const cache = _createCache()
  const plain = _createIntlFormatters(cache)
  const formatters = {
    ...plain,
    getDateTimeFormat: kept((locale, options: Intl.DateTimeFormatOptions = {}) =>
      dateWriter(locale, options, dateFormat),
    ),
    getNumberFormat: kept((locale, options?: Intl.NumberFormatOptions) => numberWriter(locale, options, numberFormat)),
  } as unknown as Formatters
  return { cache, formatters }
}

function kept<Options, Writer>(make: (locale: string, options?: Options) => Writer) {
  const made = new Map<string, Writer>()
  return (locale: string, options?: Options): Writer => {
    const key = JSON.stringify([locale, options])
    const have = made.get(key) ?? make(locale, options)
    made.set(key, have)
    return have
  }
}

const Writers = createContext(writersOf(usualFormats))
