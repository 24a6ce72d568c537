import { useTranslations } from 'use-intl'
import { schemaEn } from '../messages/schema.en.ts'

/** Translates an English message of a form schema; unknown messages stay unchanged. */
export function useSchemaWords() {
  const t = useTranslations('schema')
  return (message: string): string => {
    const key = keys.get(message)
    return key ? t(key) : message
  }
}

type Key = keyof typeof schemaEn
const keys = new Map<string, Key>()
for (const key of Object.keys(schemaEn)) if (isKey(key)) keys.set(schemaEn[key], key)

function isKey(key: string): key is Key {
  return Object.hasOwn(schemaEn, key)
}
