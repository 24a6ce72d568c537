import { getRouteApi, Link } from '@tanstack/react-router'
import { CircleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { errorKey } from '../../features/system/error-codes.ts'
import { connectChannel } from '../../lib/connect-channel.ts'
import { installUrl } from '../../lib/install-url.ts'
import { supportLink } from '../../lib/support-address.ts'
import { MessagePage } from '../../shell/message-page.tsx'
import { look } from '../../ui/button.tsx'

const route = getRouteApi('/error')

/** Error page for a fixed list of codes: text from the URL is never shown. */
export function ErrorScreen() {
  const t = useTranslations('errorPage')
  const { error, platform, shop, reason, request } = route.useSearch()
  const shared = useTranslations('shared')
  const key = errorKey(error, reason)
  const words = t(key)
  const about = { subject: words, body: request ? shared('requestId', { id: request }) : '' }
  // This page may be in a consent popup, whose opener needs to know the reason.
  useEffect(() => {
    if (platform) connectChannel.post({ platform, reason: words, noKeys: reason === 'CHANNEL_UNAVAILABLE' })
  }, [platform, words, reason])
  const other = error === 'shop_taken' ? 'taken' : error === 'shop_unknown' ? 'unknownShop' : null
  const retry = platform === 'shopify' && shop && !other ? installUrl(shop) : null
  return (
    <MessagePage
      tone="danger"
      icon={CircleAlert}
      title={t('title')}
      text={
        <>
          <p>{words}</p>
          {key === 'unknown' && <p>{t('unknownText')}</p>}
        </>
      }
      requestId={request}
      actions={
        <>
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
        </>
      }
    />
  )
}
