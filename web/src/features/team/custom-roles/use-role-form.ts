import type { CustomRole } from '@bizamply/contract/custom-roles'
import { type Permission, permissionsOf } from '@bizamply/contract/permissions'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../../lib/call-error.ts'
import { api } from '../../../lib/call.ts'
import { toast } from '../../../ui/toast.ts'
import { teamKey } from '../queries.ts'

/** The form of a custom role; a new role starts as a copy of Editor. */
export function useRoleForm(role: CustomRole | null, onDone: () => void) {
  const t = useTranslations('team.custom')
  const cache = useQueryClient()
  const [name, setName] = useState(role?.name ?? '')
  const before = role?.permissions ?? permissionsOf('editor')
  const [permissions, setPermissions] = useState<readonly Permission[]>(before)
  const [missing, setMissing] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<CallError | null>(null)
  const save = async () => {
    const input = { name: name.trim(), permissions: [...permissions] }
    setMissing(input.name === '')
    if (busy || input.name === '') return
    setBusy(true)
    setError(null)
    try {
      if (role) await api.customRoles.change({ roleId: role.id, ...input })
      else await api.customRoles.create(input)
      toast.success(t(role ? 'saved' : 'created', { role: input.name }))
      void cache.invalidateQueries({ queryKey: teamKey })
      onDone()
    } catch (thrown) {
      setError(CallError.from(thrown))
      setBusy(false)
    }
  }
  return {
    name,
    setName: (typed: string) => {
      setName(typed)
      setMissing(false)
      setError(null)
    },
    nameError: missing ? t('nameMissing') : error?.errors.find(({ path }) => path === 'name')?.message,
    permissions,
    changed: name !== (role?.name ?? '') || inOrder(permissions) !== inOrder(before),
    setPermissions,
    toggle: (permission: Permission, on: boolean) =>
      setPermissions([...permissions.filter((one) => one !== permission), ...(on ? [permission] : [])]),
    busy,
    error,
    save,
  }
}

const inOrder = (permissions: readonly Permission[]): string => permissions.toSorted().join(',')

export type RoleForm = ReturnType<typeof useRoleForm>
