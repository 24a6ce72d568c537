import type { UpNext } from '@bizamply/contract/up-next'
import { useTranslations } from 'use-intl'
import { PlatformMark } from '../../../ui/platform-mark.tsx'
import { RelativeTime } from '../../../ui/relative-time.tsx'

/** Where reviews come from, and when the last one came. */
export function Sources({ platforms }: { platforms: UpNext['platforms'] }) {
  const t = useTranslations('upNext')
  const names = useTranslations('comments')
  if (platforms.length === 0) return null
  return (
    <section>
      <h3 className="text-xs font-medium text-ink-2">{t('sources')}</h3>
      <ul className="mt-2 border-t border-line">
        {platforms.map(({ platform, lastAt }) => (
          <li key={platform} className="flex min-h-9 items-center gap-2.5 border-b border-line text-sm text-ink">
            <PlatformMark platform={platform} />
            {names(`platform.${platform}`)}
            <span className="ml-auto text-xs text-ink-3">
              {lastAt ? (
                <>
                  {t('last')} <RelativeTime at={lastAt} isWithin />
                </>
              ) : (
                t('noneYet')
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
