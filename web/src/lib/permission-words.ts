import { permissions, type Permission } from '@bizamply/contract/permissions'
import { useTranslations } from 'use-intl'

type Dashed<Name extends string> = Name extends `${infer Area}.${infer Verb}` ? `${Area}-${Verb}` : never

/** What a permission is called; null for a text that is none. The name of a message has no dots. */
export function usePermissionWords() {
  const t = useTranslations('permissions')
  return (text: string): string | null => {
    const permission = permissions.find((one) => one === text)
    return permission ? t(permission.replace('.', '-') as Dashed<Permission>) : null
  }
}
