import { sizes } from '@bizamply/contract/size-limits'
import type { TeamList } from '@bizamply/contract/team'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../ui/button.tsx'
import { DialogFooter } from '../../../ui/dialog.tsx'
import { EditingDialog } from '../../../ui/editing-dialog.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { AddressField } from './address-field.tsx'
import { RoleChoice } from './role-choice.tsx'
import { useInvite } from './use-invite.ts'

export function InviteDialog({ team, onClose }: { team: TeamList; onClose: () => void }) {
  const t = useTranslations('team')
  const shared = useTranslations('shared')
  const input = useRef<HTMLInputElement>(null)
  const focus = () => input.current?.focus()
  const form = useInvite(team, { focus, onDone: onClose })
  const { most, taken } = team.seats
  const free = most === null ? null : Math.max(0, most - taken)
  const good = form.chips.filter(({ reason }) => reason === null)
  const tooMany = free !== null && good.length > free
  const problem = form.missing ? t('dialog.missing') : tooMany ? t('dialog.tooMany', { free }) : undefined
  return (
    <EditingDialog
      title={t('invite')}
      description={t('dialog.text')}
      width={480}
      changed={good.length > 0 || `${form.typed}${form.note}`.trim() !== ''}
      busy={form.busy}
      onOpenAutoFocus={(event) => {
        event.preventDefault()
        focus()
      }}
      onClose={onClose}
    >
      {(leave) => (
        <form
          noValidate
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault()
            if (!tooMany) void form.send()
          }}
        >
          {form.error && <ErrorPanel error={form.error} />}
          <Field
            label={t('dialog.email')}
            hint={t('dialog.hint')}
            error={problem}
            aside={
              free !== null && (
                <span className="text-xs text-ink-3 tabular-nums">
                  {t('dialog.seats', { count: good.length, free })}
                </span>
              )
            }
          >
            {(control) => <AddressField ref={input} control={control} form={form} />}
          </Field>
          <Reasons chips={form.chips} />
          <RoleChoice team={team} form={form} />
          <Field
            label={t('dialog.note')}
            aside={<span className="text-xs text-ink-3">{t('dialog.optional')}</span>}
            error={form.error?.errors.find(({ path }) => path === 'note')?.message}
          >
            {(control) => (
              <TextArea
                {...control}
                rows={2}
                maxLength={sizes.invitationNote}
                value={form.note}
                onChange={(event) => form.setNote(event.target.value)}
              />
            )}
          </Field>
          <DialogFooter>
            <Button onClick={leave}>{shared('cancel')}</Button>
            <Button
              type="submit"
              variant="primary"
              busy={form.busy}
              busyLabel={t('dialog.sending')}
              aria-disabled={form.noBrand || tooMany || undefined}
            >
              {t('dialog.send', { count: good.length })}
            </Button>
          </DialogFooter>
        </form>
      )}
    </EditingDialog>
  )
}

/** Why each address in red wasn't invited. */
function Reasons({ chips }: { chips: readonly { email: string; reason: string | null }[] }) {
  const bad = chips.filter(({ reason }) => reason !== null)
  if (bad.length === 0) return null
  return (
    <ul role="alert" className="-mt-3 grid gap-0.5 text-xs text-danger-ink">
      {bad.map(({ email, reason }) => (
        <li key={email} className="break-words">
          <bdi>{email}</bdi>: {reason}
        </li>
      ))}
    </ul>
  )
}
