import { administratorRoles } from '@bizamply/contract/administration'
import type { Administrator } from '@bizamply/contract/administrators'
import type { UserRole } from '@bizamply/contract/roles'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat, useTicking } from '../../lib/format.ts'
import { useUser } from '../../lib/session.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Select } from '../../ui/select.tsx'
import type { useSaveRole } from './use-administrators.ts'

export interface PeopleProps {
  administrators: readonly Administrator[]
  form: ReturnType<typeof useSaveRole>
}

interface Asked {
  one: Administrator
  role: UserRole
}

/** Lists all administrators. Your own role is read-only: only another super admin can change it. */
export function People({ administrators, form: { busy, save } }: PeopleProps) {
  const t = useTranslations('administrators')
  const user = useUser()
  const format = useFormat()
  const now = useTicking()
  const [asked, setAsked] = useState<Asked | null>(null)
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
              aria-disabled={busy !== null || undefined}
              value={one.role}
              onChange={({ target: { value } }) => {
                if (busy !== null) return
                setAsked({ one, role: administratorRoles.find((known) => known === value) ?? 'user' })
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
      {asked && (
        <AskRole
          {...asked}
          onEnd={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null)
            void save(asked.one.email, asked.role, asked.one.name)
          }}
        />
      )}
    </ul>
  )
}

/** An arrow key in a closed list already chooses, so nothing is granted or removed without this question. */
function AskRole({ one, role, onEnd, onConfirm }: Asked & { onEnd: () => void; onConfirm: () => void }) {
  const t = useTranslations('administrators')
  const isRemoval = role === 'user'
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onEnd()}
      title={isRemoval ? t('removeTitle', { name: one.name }) : t('changeTitle', { name: one.name })}
      description={
        isRemoval
          ? t('removeText')
          : t('changeText', { before: t(`role.${one.role}`), after: t(`role.${role}`), rights: t(`roleText.${role}`) })
      }
      action={isRemoval ? t('remove') : t('changeAction')}
      tone={isRemoval ? 'danger' : 'primary'}
      onConfirm={onConfirm}
    />
  )
}
