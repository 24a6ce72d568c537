import { useTranslations } from 'use-intl'
import { look } from '../../ui/button.tsx'
import { GoogleMark } from '../../ui/google-mark.tsx'

/** Redirects to Google’s consent page, which returns to /auth/callback. */
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
