import { Link } from '@tanstack/react-router'
import { ArrowRight, LifeBuoy } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useUser } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { textLink } from '../../ui/text-link.ts'
import type { ArticleGroup } from './article.ts'
import { groupIcons } from './group-icons.ts'
import type { HelpDialogs } from './help-dialogs.ts'

/** One card per group with its articles, and one for everything else. */
export function TopicCards({ groups, ...dialogs }: HelpDialogs & { groups: readonly ArticleGroup[] }) {
  const t = useTranslations('help')
  return (
    <nav aria-label={t('topics')} className="mt-6">
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {groups.map((group) => (
          <TopicCard key={group.id} group={group} />
        ))}
        <MoreCard {...dialogs} />
      </ul>
    </nav>
  )
}

function TopicCard({ group: { id, title, text, articles } }: { group: ArticleGroup }) {
  const t = useTranslations('help')
  const Icon = groupIcons[id]
  return (
    <li className={card}>
      <CardHead icon={<Icon aria-hidden="true" size={16} />} text={text}>
        <a href={`#${id}`} className="-my-1 rounded-xs py-1 hover:underline">
          {title}
          {/* The whole card on a phone, where it doesn't list its articles. */}
          <span className="absolute inset-0 sm:hidden" />
        </a>
      </CardHead>
      <p className="mt-1 flex items-center gap-1 pl-11 text-xs text-ink-3 sm:hidden">
        {t('articles', { count: articles.length })}
        <ArrowRight aria-hidden="true" size={12} />
      </p>
      <ul className="mt-2 pl-11 max-sm:hidden">
        {articles.map((article) => (
          <li key={article.id}>
            <a
              href={`#${article.id}`}
              className="inline-block rounded-xs py-0.5 text-sm text-ink-2 hover:text-ink hover:underline coarse:py-2.5"
            >
              {article.title}
            </a>
          </li>
        ))}
      </ul>
    </li>
  )
}

function MoreCard({ onSupport, onKeys }: HelpDialogs) {
  const t = useTranslations('help')
  const { email } = useUser()
  return (
    <li className={card}>
      <CardHead icon={<LifeBuoy aria-hidden="true" size={16} />} text={t('askText', { email })}>
        {t('askTitle')}
      </CardHead>
      <div className="mt-3 flex flex-wrap gap-2 pl-11">
        <Button size="sm" onClick={onSupport}>
          {t('contact')}
        </Button>
        <Button size="sm" onClick={onKeys}>
          {t('keys')}
        </Button>
      </div>
      <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm pl-11">
        <Link to="/docs" className={textLink}>
          {t('docs')}
        </Link>
        <Link to="/whats-new" className={textLink}>
          {t('news')}
        </Link>
      </p>
    </li>
  )
}

function CardHead({ icon, text, children }: { icon: ReactNode; text: string; children: ReactNode }) {
  return (
    <div className="flex gap-3">
      <span aria-hidden="true" className="grid size-8 shrink-0 place-items-center rounded-md bg-surface-3 text-ink-2">
        {icon}
      </span>
      <div className="min-w-0">
        <p className="text-base font-semibold text-ink">{children}</p>
        <p className="text-xs text-pretty wrap-anywhere text-ink-3">{text}</p>
      </div>
    </div>
  )
}

const card = 'relative min-w-0 rounded-lg border border-line p-4'
