import type { CustomRole } from '@bizamply/contract/custom-roles'
import { sizes } from '@bizamply/contract/size-limits'
import { memberRoles } from '@bizamply/contract/roles'
import { type Permission, permissionsOf } from '@bizamply/contract/permissions'
import { useTranslations } from 'use-intl'
import { usePermissionWords } from '../../../lib/permission-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { DialogFooter } from '../../../ui/dialog.tsx'
import { EditingDialog } from '../../../ui/editing-dialog.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { useRoleForm, type RoleForm } from './use-role-form.ts'

/** Edits a custom role of the company: its name, and its permissions besides reading. */
export function CustomRoleDialog({ role, onClose }: { role: CustomRole | null; onClose: () => void }) {
  const t = useTranslations('team.custom')
  const shared = useTranslations('shared')
  const form = useRoleForm(role, onClose)
  const inUse = role?.inUse ?? 0
  return (
    <EditingDialog
      title={role ? t('editTitle', { role: role.name }) : t('add')}
      description={t('dialogText')}
      changed={form.changed}
      busy={form.busy}
      onClose={onClose}
    >
      {(leave) => (
        <form
          noValidate
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault()
            void form.save()
          }}
        >
          {form.error && !form.nameError && <ErrorPanel error={form.error} />}
          <Field label={t('name')} error={form.nameError}>
            {(control) => (
              <Input
                {...control}
                value={form.name}
                maxLength={sizes.roleName}
                autoComplete="off"
                placeholder={t('namePlaceholder')}
                onChange={(event) => form.setName(event.target.value)}
              />
            )}
          </Field>
          {!role && <StartFrom form={form} />}
          <div className="grid gap-4 sm:grid-cols-2">
            {groups.map(({ key, permissions }) => (
              <fieldset key={key} className="grid content-start gap-1">
                <legend className="mb-1 text-xs font-medium text-ink-2">{t(`group.${key}`)}</legend>
                {permissions.map((permission) => (
                  <Choice key={permission} permission={permission} form={form} />
                ))}
              </fieldset>
            ))}
          </div>
          <p className="text-xs text-pretty text-ink-3">
            {t('adminsOnly')} {inUse > 0 && t('countsAtOnce', { count: inUse })}
          </p>
          <DialogFooter>
            <Button onClick={leave}>{shared('cancel')}</Button>
            <Button type="submit" variant="primary" busy={form.busy} busyLabel={t('saving')}>
              {role ? t('save') : t('create')}
            </Button>
          </DialogFooter>
        </form>
      )}
    </EditingDialog>
  )
}

function StartFrom({ form }: { form: RoleForm }) {
  const t = useTranslations('team')
  return (
    <div role="group" aria-label={t('custom.startFrom')} className="flex flex-wrap items-center gap-2 text-sm">
      <span className="text-ink-2">{t('custom.startFrom')}</span>
      {memberRoles.map((role) => (
        <Button key={role} size="sm" onClick={() => form.setPermissions(permissionsOf(role))}>
          {t(`role.${role}`)}
        </Button>
      ))}
    </div>
  )
}

function Choice({ permission, form }: { permission: Permission; form: RoleForm }) {
  const words = usePermissionWords()
  return (
    <label className="flex min-h-7 cursor-pointer items-center gap-2.5 text-sm text-ink coarse:min-h-10">
      <Checkbox checked={form.permissions.includes(permission)} onCheckedChange={(on) => form.toggle(permission, on)} />
      {words(permission)}
    </label>
  )
}

const groups = [
  { key: 'reviews', permissions: ['replies.write', 'replies.send', 'comments.organize', 'comments.import'] },
  {
    key: 'content',
    permissions: ['templates.manage', 'discounts.manage', 'reports.manage', 'projects.manage', 'voice.manage'],
  },
  { key: 'brand', permissions: ['brands.manage', 'connections.manage'] },
  { key: 'company', permissions: ['credits.manage', 'billing.manage', 'audit.read'] },
] as const satisfies { key: string; permissions: readonly Permission[] }[]
