import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useBirthdayWords } from './birthday.ts'
import type { Profile } from './queries.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EmailDialog } from './email/email-dialog.tsx'
import { useEmailChange } from './email/queries.ts'

/** Personal Info in read mode; placeholders until it is loaded. */
export function InfoRows({ profile }: { profile: Profile | undefined }) {
  const t = useTranslations('profile')
  const birthdayWords = useBirthdayWords()
  const { birthday, role } = profile ?? {}
  const unset = t('notSet')
  return (
    <dl className="border-t border-line text-sm">
      <Row name={t('firstName')} value={profile?.firstName} unset={unset} />
      <Row name={t('lastName')} value={profile?.lastName} unset={unset} />
      <Row
        name={t('email')}
        value={profile?.email}
        unset={unset}
        action={profile ? <EmailAction /> : <ActionPlace />}
      />
      <Row name={t('role')} value={role && t(`roles.${role}`)} unset={unset} hint={profile && t('roleFixed')} />
      <Row name={t('phone')} value={profile?.phone} unset={unset} />
      <Row name={t('location')} value={profile?.location} unset={unset} />
      <Row name={t('birthday')} value={birthday && birthdayWords(birthday)} unset={unset} />
      <Row name={t('bio')} value={profile?.bio} unset={t('noBio')} />
    </dl>
  )
}

interface RowProps {
  name: string
  /** Undefined while loading. */
  value: string | null | undefined
  unset: string
  hint?: ReactNode
  action?: ReactNode
}

function Row({ name, value, unset, hint, action }: RowProps) {
  return (
    <div className="flex min-h-11 gap-x-6 border-b border-line py-3 max-md:block">
      <dt className="w-40 shrink-0 font-medium text-ink max-md:text-xs max-md:font-normal max-md:text-ink-3">{name}</dt>
      <dd
        dir="auto"
        className={`min-w-0 whitespace-pre-line wrap-anywhere ${value ? 'text-ink-2 max-md:text-ink' : 'text-ink-3'}`}
      >
        {value === undefined ? <Skeleton className="my-[3px] h-3.5 w-36" /> : value || unset}
        {hint && <span className="ml-2 text-xs text-ink-3">{hint}</span>}
      </dd>
      {action && <dd className="flex flex-1 justify-end max-md:justify-start">{action}</dd>}
    </div>
  )
}

const ActionPlace = () => <Skeleton className="h-7 w-17 rounded-md max-md:mt-1 coarse:h-9" />

/** Next to the address: a button to change it, or what the pending change needs. */
function EmailAction() {
  const t = useTranslations('emailChange')
  const [open, setOpen] = useState(false)
  const { data, isPending } = useEmailChange()
  if (isPending) return <ActionPlace />
  if (!data) return null
  const { email, pending } = data
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 max-md:mt-1">
      {pending && <span className="text-xs text-pending-ink">{t('pending', { email: pending.email })}</span>}
      <Button size="sm" aria-label={pending ? undefined : t('changeLabel')} onClick={() => setOpen(true)}>
        {t(pending ? 'continue' : 'change')}
      </Button>
      {open && <EmailDialog email={email} pending={pending} onClose={() => setOpen(false)} />}
    </div>
  )
}
