import { getRouteApi, Link } from '@tanstack/react-router'
import { CircleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { errorKey } from '../../features/system/error-codes.ts'
import { connectChannel } from '../../lib/connect-channel.ts'
import { installUrl } from '../../lib/install-url.ts'
import { supportLink } from '../../lib/support-address.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { look } from '../../ui/button.tsx'
import { PublicPage } from '../../shell/public-page.tsx'

const route = getRouteApi('/error')

/** Error page for a fixed list of codes: text from the URL is never shown. */
export function ErrorScreen() {
  const t = useTranslations('errorPage')
  const { error, platform, shop, reason, request } = route.useSearch()
  const shared = useTranslations('shared')
  const words = t(errorKey(error, reason))
  const about = { subject: words, body: request ? shared('requestId', { id: request }) : '' }
  // This page may be in a consent popup, whose opener needs to know the reason.
  useEffect(() => {
    if (platform) connectChannel.tell({ platform, reason: words, noKeys: reason === 'CHANNEL_UNAVAILABLE' })
  }, [platform, words, reason])
  const other = error === 'shop_taken' ? 'taken' : error === 'shop_unknown' ? 'unknownShop' : null
  const retry = platform === 'shopify' && shop && !other ? installUrl(shop) : null
  return (
    <PublicPage lowered>
      <PageTitle page={t('title')} />
      <span className="mb-4 grid size-11 place-items-center rounded-full bg-danger-soft text-danger-ink">
        <CircleAlert aria-hidden="true" size={20} />
      </span>
      <h1 className="text-2xl font-semibold">{t('title')}</h1>
      <p className="mt-1 text-base text-pretty text-ink-2">{words}</p>
      {request && <p className="mt-1 text-xs break-all text-ink-3">{shared('requestId', { id: request })}</p>}
      <div className="mt-6 flex flex-wrap gap-2">
        {retry && (
          <a href={retry} className={look({ variant: 'primary', size: 'lg' })}>
            {t('retry')}
          </a>
        )}
        {other && (
          <Link
            {...(other === 'taken' ? { to: '/logout' } : { to: '/signup', search: { shop } })}
            className={look({ variant: 'primary', size: 'lg' })}
          >
            {t(`${other}Action`)}
          </Link>
        )}
        <Link to="/" className={look({ variant: retry || other ? 'neutral' : 'primary', size: 'lg' })}>
          {t('home')}
        </Link>
        <a href={supportLink(about)} className={look({ variant: 'ghost', size: 'lg' })}>
          {t('support')}
        </a>
      </div>
    </PublicPage>
  )
}
