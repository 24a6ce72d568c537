import { useLocation } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Input } from '../../ui/input.tsx'
import { ArticleSection } from './article-section.tsx'
import { findSections, type Article } from './article.ts'

/** A text with headings that can be searched and linked to. */
export function ArticlePage({ article, onAsk }: { article: Article; onAsk: () => void }) {
  const t = useTranslations('help')
  const [typed, setTyped] = useState('')
  const found = findSections(article.sections, typed)
  useAnchor()
  return (
    <div className="px-4 pt-5 pb-16 sm:px-6">
      <header className="max-w-[72ch]">
        <h1 className="text-xl font-semibold">{article.title}</h1>
        <p className="text-sm text-pretty text-ink-2">{article.lead}</p>
        <Input
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          className="mt-4 w-full sm:max-w-100"
          icon={<Search aria-hidden="true" size={16} />}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <p role="status" className="sr-only">
          {typed.trim() && t('found', { count: found.length })}
        </p>
      </header>
      {found.length === 0 ? (
        <EmptyState
          icon={<Search size={20} />}
          title={t('nothing')}
          text={t('nothingText')}
          action={
            <span className="flex gap-2">
              <Button onClick={() => setTyped('')}>{t('clear')}</Button>
              <Button onClick={onAsk}>{t('contact')}</Button>
            </span>
          }
        />
      ) : (
        <div className="mt-6 gap-12 xl:grid xl:grid-cols-[minmax(0,72ch)_232px]">
          <div className="grid max-w-[72ch] gap-8">
            {found.map((section) => (
              <ArticleSection key={section.id} section={section} />
            ))}
            <Ask onAsk={onAsk} />
          </div>
          <Contents article={{ ...article, sections: found }} />
        </div>
      )}
    </div>
  )
}

function Contents({ article }: { article: Article }) {
  const t = useTranslations('help')
  return (
    <nav aria-label={t('contents')} className="sticky top-6 self-start max-xl:hidden">
      <p className="mb-2 text-micro text-ink-3">{t('contents')}</p>
      <ul className="grid gap-0.5 border-l border-line">
        {article.sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="block py-1 pl-3 text-sm text-ink-2 hover:text-ink">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Ask({ onAsk }: { onAsk: () => void }) {
  const t = useTranslations('help')
  return (
    <section className="flex flex-wrap items-center gap-3 border-t border-line pt-5">
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="text-base font-semibold">{t('askTitle')}</h2>
        <p className="text-sm text-ink-2">{t('askText')}</p>
      </div>
      <Button onClick={onAsk}>{t('contact')}</Button>
    </section>
  )
}

/** The page loads after the address changes, so the browser's own jump to the heading finds nothing. */
function useAnchor(): void {
  const hash = useLocation({ select: (location) => location.hash })
  useEffect(() => {
    if (hash) document.getElementById(decodeURIComponent(hash))?.scrollIntoView({ block: 'start' })
  }, [hash])
}
