import { administratorRoles } from '@bizamply/contract/administration'
import type { Administrator } from '@bizamply/contract/administrators'
import { useTranslations } from 'use-intl'
import { useFormat, useTicking } from '../../lib/format.ts'
import { useUser } from '../../lib/session.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Select } from '../../ui/select.tsx'
import type { useSaveRole } from './use-administrators.ts'

export interface PeopleProps {
  administrators: readonly Administrator[]
  form: ReturnType<typeof useSaveRole>
}

/** Lists all administrators. Your own role is read-only: only another super admin can change it. */
export function People({ administrators, form: { busy, save } }: PeopleProps) {
  const t = useTranslations('administrators')
  const user = useUser()
  const format = useFormat()
  const now = useTicking()
  return (
    <ul className="border-t border-line">
      {administrators.map((one) => (
        <li key={one.userId} className="flex flex-wrap items-center gap-3 border-b border-line py-2.5 text-sm">
          <Avatar name={one.name} src={one.picture} size={32} />
          <span className="min-w-0 flex-1">
            <span className="flex flex-wrap items-center gap-x-2">
              <bdi className="truncate font-medium text-ink">{one.name}</bdi>
              {!one.secondFactor && <Badge tone="pending">{t('noFactor')}</Badge>}
            </span>
            <span className="block truncate text-xs text-ink-3">
              <bdi>{one.email}</bdi> · {one.lastLogin ? format.age(one.lastLogin, now) : t('never')}
            </span>
          </span>
          {one.userId === user.id ? (
            <span className="text-sm text-ink-2">
              {t('you')} · {t(`role.${one.role}`)}
            </span>
          ) : (
            <Select
              aria-label={t('roleOf', { name: one.name })}
              className="w-40 shrink-0"
              disabled={busy !== null}
              value={one.role}
              onChange={({ target: { value } }) => {
                const role = administratorRoles.find((known) => known === value) ?? 'user'
                void save(one.email, role, one.name)
              }}
            >
              {administratorRoles.map((role) => (
                <option key={role} value={role}>
                  {t(`role.${role}`)}
                </option>
              ))}
              <option value="user">{t('remove')}</option>
            </Select>
          )}
        </li>
      ))}
    </ul>
  )
}
