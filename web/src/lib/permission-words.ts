import { permissions, type Permission } from '@bizamply/contract/permissions'
import { useTranslations } from 'use-intl'

type Dashed<Name extends string> = Name extends `${infer Area}.${infer Verb}` ? `${Area}-${Verb}` : never

/** Label of a permission; null for unknown ones. Message keys can't contain dots. */
export function usePermissionWords() {
  const t = useTranslations('permissions')
  return (text: string): string | null => {
    const permission = permissions.find((one) => one === text)
    return permission ? t(permission.replace('.', '-') as Dashed<Permission>) : null
  }
}
