import { CloudOff } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useOnline } from '../lib/events.ts'
import { useCodeFailing } from '../lib/load-code.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { WaitingScreen, type WaitingScreenProps } from './waiting-screen.tsx'

/** In the place of a screen while its code loads: its layout, or why it takes long. */
export function CodeWaiting({ path, title }: WaitingScreenProps) {
  const t = useTranslations('system')
  const isOnline = useOnline()
  const isFailing = useCodeFailing()
  if (isOnline && !isFailing) return <WaitingScreen path={path} title={title} />
  return (
    <div role="status">
      {title && <h1 className="px-4 pt-5 pb-4 text-xl font-semibold sm:px-6">{title}</h1>}
      <EmptyState
        icon={<CloudOff size={20} />}
        heading={title ? 'h2' : 'h1'}
        title={t(isOnline ? 'screenUnreachable' : 'screenOffline')}
        text={t(isOnline ? 'screenUnreachableText' : 'screenOfflineText')}
      />
    </div>
  )
}
