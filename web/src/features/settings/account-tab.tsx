import { isAdministrator } from '@bizamply/contract/roles'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useUser } from '../../lib/session.ts'
import { look } from '../../ui/button.tsx'
import { TabHead } from './tab-head.tsx'

export function AccountTab() {
  const t = useTranslations('settings')
  const shell = useTranslations('shell')
  const user = useUser()
  const role = isAdministrator(user.role) ? 'administrator' : user.memberRole
  const facts = [
    [t('name'), user.name],
    [t('email'), user.email],
    [t('company'), user.companyName],
    [t('role'), role && shell(role)],
  ] as const
  return (
    <>
      <TabHead title={t('entry.account')} text={t('accountText')} />
      <dl className="border-t border-line text-sm">
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name} className="flex flex-wrap gap-x-6 border-b border-line py-3">
              <dt className="w-36 font-medium text-ink">{name}</dt>
              <dd className="min-w-0 break-words text-ink-2">{value}</dd>
            </div>
          ))}
      </dl>
      <section className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <h3 className="text-sm font-medium text-ink">{t('password')}</h3>
          <p className="text-xs text-ink-3">{t('passwordText')}</p>
        </div>
        <Link to="/forgot-password" search={{ email: user.email }} className={look({ variant: 'neutral', size: 'md' })}>
          {t('changePassword')}
        </Link>
      </section>
    </>
  )
}
