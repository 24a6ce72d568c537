import type { Preferences } from '@bizamply/contract/preferences'
import { profileVisibilities } from '@bizamply/contract/appearance'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Select } from '../../ui/select.tsx'
import { Switch } from '../../ui/switch.tsx'
import { textLink } from '../../ui/text-link.ts'
import { Collected } from './collected-usage.tsx'
import { SignInRequirementsSection } from './sign-in-requirements.tsx'
import { SettingRow } from './setting-row.tsx'
import { SignOutDevices } from './sign-out-devices.tsx'
import { SupportAccessSection } from './support-access.tsx'
import { Stored } from './loaded-preferences.tsx'
import { TabHead } from './tab-head.tsx'
import { useChange } from './use-change.ts'

/** What others see of the user, and a button that ends all their other sessions. */
export function PrivacyTab() {
  const t = useTranslations('settings')
  return (
    <>
      <TabHead title={t('tab.security')} text={t('securityText')} />
      <div className="border-t border-line">
        <Stored>{(stored) => <Fields stored={stored} />}</Stored>
        <SettingRow label={t('ownSecurity')} text={t('ownSecurityText')}>
          <Link to="/profile" search={{ tab: 'security' }} className={`shrink-0 text-sm ${textLink}`}>
            {t('openSecurity')}
          </Link>
        </SettingRow>
        <SignOutDevices />
      </div>
      <SignInRequirementsSection />
      <SupportAccessSection />
    </>
  )
}

function Fields({ stored }: { stored: Preferences }) {
  const t = useTranslations('settings')
  const [{ profileVisibility, showActivity, loginNotifications, shareUsage }, change] = useChange(stored)
  return (
    <>
      <SettingRow label={t('visibility')} labelFor="visibility" text={t(`visibilityText.${profileVisibility}`)}>
        <Select
          id="visibility"
          aria-describedby="visibility-text"
          className="w-44 shrink-0"
          value={profileVisibility}
          onChange={({ target: { value } }) =>
            change({ profileVisibility: profileVisibilities.find((one) => one === value) ?? 'everyone' })
          }
        >
          {profileVisibilities.map((one) => (
            <option key={one} value={one}>
              {t(`visibilities.${one}`)}
            </option>
          ))}
        </Select>
      </SettingRow>
      <SettingRow label={t('activity')} labelFor="activity" text={t('activityText')}>
        <Switch
          id="activity"
          aria-describedby="activity-text"
          checked={showActivity}
          onCheckedChange={(on) => change({ showActivity: on })}
        />
      </SettingRow>
      <SettingRow label={t('logins')} labelFor="logins" text={t('loginsText')}>
        <Switch
          id="logins"
          aria-describedby="logins-text"
          checked={loginNotifications}
          onCheckedChange={(on) => change({ loginNotifications: on })}
        />
      </SettingRow>
      <SettingRow label={t('usage')} labelFor="usage" text={t('usageText')}>
        <Switch
          id="usage"
          aria-describedby="usage-text"
          checked={shareUsage}
          onCheckedChange={(on) => change({ shareUsage: on })}
        />
      </SettingRow>
      <Collected />
    </>
  )
}
