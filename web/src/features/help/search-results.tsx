import { Link } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { documentationEn } from '../../messages/documentation.en.ts'
import { helpCenterEn } from '../../messages/help-center.en.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ContactSection } from './contact-section.tsx'
import type { HelpDialogs } from './help-dialogs.ts'
import { HighlightedText } from './highlighted-text.tsx'
import { searchArticles, type Match } from './search-articles.ts'

const texts = [helpCenterEn, documentationEn] as const

export interface SearchResultsProps extends HelpDialogs {
  typed: string
  onOpen: () => void
  onClear: () => void
}

/** Articles of the Help Center and the documentation, each with the sentence that was found. */
export function SearchResults({ typed, onOpen, onClear, ...dialogs }: SearchResultsProps) {
  const t = useTranslations('help')
  const found = searchArticles(texts, typed)
  return (
    <>
      <p role="status" className={found.length > 0 ? 'mt-6 text-xs text-ink-3' : 'sr-only'}>
        {t('found', { count: found.length })}
      </p>
      {found.length === 0 ? (
        <EmptyState
          icon={<Search size={20} />}
          title={t('nothing')}
          text={t('nothingText')}
          action={
            <span className="flex gap-2">
              <Button onClick={onClear}>{t('clear')}</Button>
              <Button onClick={dialogs.onSupport}>{t('contact')}</Button>
            </span>
          }
        />
      ) : (
        <>
          <ul className="mt-3 grid gap-3 lg:grid-cols-2">
            {found.map((match) => (
              <ResultCard key={`${match.text.path}#${match.article.id}`} match={match} typed={typed} onOpen={onOpen} />
            ))}
          </ul>
          <ContactSection {...dialogs} />
        </>
      )}
    </>
  )
}

function ResultCard({ match, typed, onOpen }: { match: Match; typed: string; onOpen: () => void }) {
  const t = useTranslations('help')
  const { text, group, article, sentence } = match
  return (
    <li className="min-w-0">
      <Link
        to={text.path}
        hash={article.id}
        className="block h-full rounded-lg border border-line p-4 transition-colors duration-100 hover:bg-surface-2"
        onClick={onOpen}
      >
        <span className="block text-xs text-ink-3">{t('place', { text: text.title, group: group.title })}</span>
        <h2 className="mt-1 text-base font-semibold text-ink">
          <HighlightedText text={article.title} typed={typed} />
        </h2>
        <span className="mt-1 line-clamp-3 block max-w-130 text-sm text-pretty text-ink-2">
          <HighlightedText text={sentence} typed={typed} />
        </span>
      </Link>
    </li>
  )
}
