import { Link } from '@tanstack/react-router'
import { CalendarDays, LogOut, Mail, MapPin, Phone, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { useUser } from '../../lib/session.ts'
import { look } from '../../ui/button.tsx'
import { PictureCircle } from './picture-circle.tsx'
import type { Profile } from './queries.ts'
import { useOwnSessions } from '../../lib/own-sessions.ts'
import { textLink } from '../../ui/text-link.ts'

export interface ProfileCardProps {
  profile: Profile
  /** On a phone. */
  narrow: boolean
  /** The rows next to it already show the email, phone number and location. */
  isShort: boolean
  /** Shown next to Sign Out. */
  action: ReactNode
}

/** Shown on every tab: the stored profile, not unsaved changes. */
export function ProfileCard({ profile, narrow, isShort, action }: ProfileCardProps) {
  const t = useTranslations('profile')
  const format = useFormatter()
  const { companyName } = useUser()
  const { name, email, role, phone, location } = profile
  const shownRole = role && t(`roles.${role}`)
  const joined = t('joined', { day: format.dateTime(new Date(profile.joinDate), { dateStyle: 'medium' }) })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className={narrow ? 'flex items-start gap-4' : 'grid gap-4'}>
        <PictureCircle profile={profile} size={narrow ? 72 : 96} />
        <div className="min-w-0">
          <p dir="auto" className="text-lg font-semibold wrap-anywhere text-ink">
            {name || email}
          </p>
          {shownRole && (
            <p className="text-xs text-ink-2">
              {companyName ? t('roleOf', { role: shownRole, company: companyName }) : shownRole}
            </p>
          )}
          {isShort && <p className="text-xs text-ink-3">{joined}</p>}
        </div>
      </div>
      {!narrow && (
        <>
          {!isShort && (
            <ul className="grid gap-2.5 border-t border-line pt-4 text-sm text-ink">
              <Fact icon={Mail} text={email} />
              <Fact icon={Phone} text={phone} unset={t('notSet')} name={t('phone')} />
              <Fact icon={MapPin} text={location} unset={t('notSet')} name={t('location')} />
              <Fact icon={CalendarDays} text={joined} />
            </ul>
          )}
          <Roles profile={profile} />
        </>
      )}
      <div className="flex gap-3 *:flex-1">
        {action}
        <Link to="/logout" preload={false} className={look({ variant: 'neutral', size: 'md' })}>
          <span className="inline-flex items-center gap-2">
            <LogOut aria-hidden="true" size={16} />
            {t('signOut')}
          </span>
        </Link>
      </div>
      {!narrow && <Devices />}
    </div>
  )
}

interface FactProps {
  icon: LucideIcon
  text: string | null
  unset?: string
  name?: string
}

function Fact({ icon: Icon, text, unset, name }: FactProps) {
  return (
    <li className="flex items-start gap-2.5">
      <Icon aria-hidden="true" size={16} className="mt-0.5 shrink-0 text-ink-3" />
      {name && <span className="sr-only">{name}</span>}
      <span dir="auto" className={`min-w-0 wrap-anywhere ${text ? '' : 'text-ink-3'}`}>
        {text ?? unset}
      </span>
    </li>
  )
}

function Roles({ profile: { brandRoles } }: { profile: Profile }) {
  const t = useTranslations('profile')
  if (brandRoles.length === 0) return null
  return (
    <div className="border-t border-line pt-4">
      <h2 className="text-xs text-ink-3">{t('yourRoles')}</h2>
      <dl className="mt-1 text-sm">
        {brandRoles.map(({ BrandId, BrandName, role }) => (
          <div key={BrandId} className="flex justify-between gap-3 py-0.5">
            <dt className="min-w-0 truncate text-ink">{BrandName}</dt>
            <dd className="text-ink-3">{t(`roles.${role}`)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** The number of devices that are signed in; hidden if unknown. */
function Devices() {
  const t = useTranslations('profile')
  const { data } = useOwnSessions()
  if (!data) return null
  return (
    <p className="text-xs text-ink-3">
      {t('devices', { count: data.length })}{' '}
      <Link to="/profile" search={{ tab: 'security' }} className={textLink}>
        {t('seeDevices')}
      </Link>
    </p>
  )
}
