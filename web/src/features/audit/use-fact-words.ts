import { useFormatter, useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { usePermissionWords } from '../../lib/permission-words.ts'

/** Formats recorded details: IDs as names, times and numbers in the user’s locale. */
export function useFactWords(names: Record<string, string>) {
  const t = useTranslations('audit')
  const list = useFormatter()
  const format = useFormat()
  const permission = usePermissionWords()
  const field = (key: string): string => {
    const known = `field.${key}` as 'field.name'
    return names[key] ?? (t.has(known) ? t(known) : key)
  }
  const ofText = (text: string, key: string | undefined): string => {
    const known = `valueOf.${key}.${text}` as 'valueOf.kind.pack'
    if (key && t.has(known)) return t(known)
    const role = `role.${text}` as 'role.admin'
    if (t.has(role)) return t(role)
    const permitted = permission(text)
    if (permitted) return permitted
    return TIME.test(text) ? format.full(text) : (names[text] ?? text)
  }
  const value = (given: unknown, key?: string): string => {
    if (given === null || given === undefined || given === '') return t('notSet')
    if (typeof given === 'string') return ofText(given, key)
    if (typeof given === 'number') return format.number(given)
    if (typeof given === 'boolean') return t(given ? 'yes' : 'no')
    const parts = Array.isArray(given)
      ? given.map((one) => value(one, key))
      : Object.entries(given).map(([name, one]) => t('pair', { name: field(name), value: value(one, name) }))
    return parts.length === 0 ? t('notSet') : list.list(parts, { type: 'unit' })
  }
  return { field, value }
}

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/
