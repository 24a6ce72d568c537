import { useTranslations } from 'use-intl'
import { LeaveGuard } from '../../ui/leave-guard.tsx'

export function SettingsLeaveGuard({ changed }: { changed: boolean }) {
  const t = useTranslations('general')
  const words = { title: t('leaveTitle'), text: t('leaveText'), leave: t('leave'), stay: t('stay') }
  return <LeaveGuard changed={changed} words={words} />
}
