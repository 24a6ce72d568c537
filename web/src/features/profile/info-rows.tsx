import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useBirthdayWords } from './birthday.ts'
import type { Profile } from './queries.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ActionPlace, EmailAction } from './email/email-action.tsx'

/** Personal Info in read mode; placeholders until it is loaded. */
export function InfoRows({ profile }: { profile: Profile | undefined }) {
  const t = useTranslations('profile')
  const birthdayWords = useBirthdayWords()
  const { birthday, role } = profile ?? {}
  const unset = t('notSet')
  return (
    <dl className="border-line text-sm md:border-t">
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
