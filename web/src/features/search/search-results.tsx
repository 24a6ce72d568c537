import { Command } from 'cmdk'
import { FolderKanban, Package, Search, UserRound } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { PlatformMark } from '../../ui/platform-mark.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { MarkedWords } from '../../ui/marked-words.tsx'
import { itemStyle } from './item-style.ts'
import type { useSearchResults } from './queries.ts'

export interface SearchResultsProps {
  typed: string
  query: ReturnType<typeof useSearchResults>['query']
  go: (href: string) => void
  /** Opens all reviews that match. */
  goToAll: () => void
}

/** The server's results, already filtered, so all of them are shown. */
export function SearchResults({ typed, query, go, goToAll }: SearchResultsProps) {
  const t = useTranslations('search')
  const projects = useTranslations('projects')
  const { data, error } = query
  if (error) {
    return (
      <p role="alert" className="px-4 py-3 text-sm text-danger-ink">
        {t('failed')} {error.message}
      </p>
    )
  }
  if (!data) return null
  return (
    <>
      {data.comments.length > 0 && (
        <Command.Group heading={t('comments')}>
          {data.comments.map(({ id, status, platform, customerName, content, match, time }) => (
            <Command.Item
              key={id}
              value={`comment ${id}`}
              onSelect={() => go(`/responses?${status === 'pending' ? '' : `status=${status}&`}comment=${id}`)}
              className={`${itemStyle} max-sm:flex-wrap max-sm:gap-y-0.5`}
            >
              <PlatformMark platform={platform} size={14} />
              <span className="min-w-0 truncate font-medium max-sm:flex-1 sm:max-w-[40%] sm:shrink-0">
                <MarkedWords text={customerName} typed={typed} />
              </span>
              <span className="min-w-0 text-ink-2 max-sm:order-last max-sm:basis-full max-sm:pl-6 sm:flex-1">
                <span className="block truncate">
                  <MarkedWords text={content} typed={typed} />
                </span>
                {match && (
                  <span className="block truncate text-xs text-ink-3">
                    {t(`matchIn.${match.in}`)} <MarkedWords text={match.text} typed={typed} />
                  </span>
                )}
              </span>
              <RelativeTime at={time} className="text-xs text-ink-3" />
            </Command.Item>
          ))}
        </Command.Group>
      )}
      {data.projects.length > 0 && (
        <Command.Group heading={t('projects')}>
          {data.projects.map(({ id, name, status }) => (
            <Command.Item key={id} value={`project ${id}`} onSelect={() => go(`/projects/${id}`)} className={itemStyle}>
              <FolderKanban aria-hidden="true" size={16} className="text-ink-3" />
              <span className="min-w-0 flex-1 truncate">
                <MarkedWords text={name} typed={typed} />
              </span>
              <span className="text-xs text-ink-3">{projects(`status.${status}`)}</span>
            </Command.Item>
          ))}
        </Command.Group>
      )}
      {data.customers.length > 0 && (
        <Command.Group heading={t('customers')}>
          {data.customers.map(({ id, name, email, count }) => (
            <Command.Item key={id} value={`customer ${id}`} onSelect={() => go(`/people/${id}`)} className={itemStyle}>
              <UserRound aria-hidden="true" size={16} className="text-ink-3" />
              <span className="flex min-w-0 flex-1 max-sm:flex-col sm:items-center sm:gap-2.5">
                <span className="min-w-0 truncate sm:flex-1">
                  <MarkedWords text={name} typed={typed} />
                </span>
                {email !== null && email !== name && (
                  <bdi className="truncate text-xs text-ink-3 sm:max-w-48">{email}</bdi>
                )}
              </span>
              <span className="text-xs text-ink-3 tabular-nums">{t('count', { count })}</span>
            </Command.Item>
          ))}
        </Command.Group>
      )}
      {data.products.length > 0 && (
        <Command.Group heading={t('products')}>
          {data.products.map(({ id, title }) => (
            <Command.Item
              key={id}
              value={`product ${id}`}
              onSelect={() => go(`/responses?product=${id}`)}
              className={itemStyle}
            >
              <Package aria-hidden="true" size={16} className="text-ink-3" />
              <span className="min-w-0 flex-1 truncate">
                <MarkedWords text={title} typed={typed} />
              </span>
            </Command.Item>
          ))}
        </Command.Group>
      )}
      {data.comments.length > 0 && (
        <div className="mt-1.5 border-t border-line pt-1.5">
          <Command.Item value="responses" onSelect={goToAll} className={itemStyle}>
            <Search aria-hidden="true" size={16} className="shrink-0 text-ink-3" />
            <span className="min-w-0 flex-1 truncate">{t('all', { words: typed.trim() })}</span>
          </Command.Item>
        </div>
      )}
    </>
  )
}
