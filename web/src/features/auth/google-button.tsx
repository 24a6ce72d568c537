import { useTranslations } from 'use-intl'
import { look } from '../../ui/button.tsx'
import { GoogleMark } from '../../ui/google-mark.tsx'

/** Leaves the console for the consent of Google, which leads back to /auth/callback. */
export function GoogleButton({ returnUrl }: { returnUrl?: string | undefined }) {
  const t = useTranslations('auth')
  const query = returnUrl ? `?returnUrl=${encodeURIComponent(returnUrl)}` : ''
  return (
    <a href={`/auth/google${query}`} className={look({ variant: 'neutral', size: 'lg', className: 'w-full' })}>
      <span className="inline-flex items-center gap-2.5">
        <GoogleMark />
        {t('google')}
      </span>
    </a>
  )
}
