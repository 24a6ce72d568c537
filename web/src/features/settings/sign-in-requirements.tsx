import type { CompanyRequirements, RequirementName } from '@bizamply/contract/sign-in-requirements'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/call.ts'
import { useFormat, useTicking } from '../../lib/format.ts'
import { useUser } from '../../lib/session.ts'
import { Switch } from '../../ui/switch.tsx'
import { CompanySection } from './company-section.tsx'
import { SettingRow } from './setting-row.tsx'
import { useSaveCompany } from './use-save-company.ts'

const key = ['sign-in-requirements'] as const

/** Sign-in requirements for members of the company; only its admins see them. */
export function SignInRequirementsSection() {
  const { memberRole } = useUser()
  return memberRole === 'admin' ? <Section /> : null
}

function Section() {
  const t = useTranslations('signInRequirements.settings')
  const { companyName } = useUser()
  const query = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await api.signInRequirements.read(undefined, { signal })).data,
  })
  const words = {
    title: t('title'),
    text: t('text', { company: companyName ?? '' }),
    loading: t('loading'),
    failed: t('failed'),
  }
  return (
    <CompanySection id="sign-in-requirements" words={words} query={query} rows={2}>
      {(stored) => <Rows stored={stored} />}
    </CompanySection>
  )
}

function Rows({ stored }: { stored: CompanyRequirements }) {
  const t = useTranslations('signInRequirements.settings')
  const format = useFormat()
  const now = useTicking()
  const { busy, save } = useSaveCompany(key, {
    call: (input: { requirement: RequirementName; on: boolean }) => api.signInRequirements.save(input),
    failed: t('saveFailed'),
  })
  const when = (from: string | null, otherwise: string): string => {
    if (from === null) return otherwise
    return t(new Date(from) > now ? 'from' : 'since', { date: format.shortDate(from, now) })
  }
  const { passwordFrom, secondFactorFrom, oldPasswords, withoutFactor } = stored
  return (
    <>
      <SettingRow
        label={t('passwordChange')}
        labelFor="require-password"
        text={`${when(passwordFrom, t('passwordText'))} ${t('passwordWho', { count: oldPasswords })}`}
      >
        <Switch
          id="require-password"
          aria-describedby="require-password-text"
          checked={passwordFrom !== null}
          busy={busy}
          onCheckedChange={(on) => void save({ requirement: 'passwordChange', on })}
        />
      </SettingRow>
      <SettingRow
        label={t('secondFactor')}
        labelFor="require-factor"
        text={`${when(secondFactorFrom, t('factorText'))} ${t('factorWho', { count: withoutFactor })}`}
      >
        <Switch
          id="require-factor"
          aria-describedby="require-factor-text"
          checked={secondFactorFrom !== null}
          busy={busy}
          onCheckedChange={(on) => void save({ requirement: 'secondFactor', on })}
        />
      </SettingRow>
    </>
  )
}
