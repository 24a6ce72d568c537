import type { PersonItem } from '@bizamply/contract/people'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { PlatformMark } from '../../ui/platform-mark.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Stars } from '../../ui/stars.tsx'
import { textLink } from '../../ui/text-link.ts'

/** An entry in the history between a customer and the brand. */
export function PersonItemLine({ item }: { item: PersonItem }) {
  const t = useTranslations('people')
  if (item.kind === 'comment') {
    return (
      <Line at={item.at} text={item.text}>
        <PlatformMark platform={item.platform} />
        <Stars rating={item.rating} />
        <Link to="/responses" search={{ highlight: item.commentId }} className={`min-w-0 truncate ${textLink}`}>
          {item.product ?? t('open')}
        </Link>
      </Line>
    )
  }
  if (item.kind === 'reply') {
    return (
      <Line at={item.at} text={item.text}>
        {item.answeredElsewhere ? t('elsewhere') : t('reply')}
      </Line>
    )
  }
  if (item.kind === 'message') {
    return (
      <Line at={item.at} text={item.text}>
        {t(item.direction)}
      </Line>
    )
  }
  return (
    <Line at={item.at} text={item.used === null ? t('usedUnknown') : t('used', { count: item.used })}>
      {t('code', { code: item.code })}
    </Line>
  )
}

function Line({ at, text, children }: { at: string; text: string; children: ReactNode }) {
  return (
    <li className="text-xs text-ink-2">
      <p className="flex items-center gap-2 font-medium text-ink">
        {children}
        <RelativeTime at={at} className="ml-auto shrink-0 font-normal text-ink-3" />
      </p>
      <p dir="auto" className="line-clamp-3 wrap-anywhere">
        {text}
      </p>
    </li>
  )
}
