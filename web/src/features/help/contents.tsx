import { ChevronDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMedia } from '../../lib/media.ts'
import type { ArticleGroup } from './article.ts'
import { useCurrentArticle } from './use-current-article.ts'

export interface ContentsProps {
  groups: readonly ArticleGroup[]
  /** The heading that the URL names. */
  hash: string
}

/** All articles by group, with the current one highlighted: left of the text, or above it and collapsed on small screens. */
export function Contents({ groups, hash }: ContentsProps) {
  const wide = useMedia('(min-width: 1024px)')
  const articles = groups.flatMap((group) => group.articles)
  const current = useCurrentArticle(
    articles.map(({ id }) => id),
    hash,
  )
  return wide ? <Rail groups={groups} current={current} /> : <Disclosure groups={groups} current={current} />
}

interface ListProps {
  groups: readonly ArticleGroup[]
  current: string | null
  onChoose?: () => void
}

function Rail({ groups, current }: ListProps) {
  const t = useTranslations('help')
  const ref = useRef<HTMLElement>(null)
  // Where the list is longer than the window, it follows the article being read.
  useEffect(() => {
    const rail = ref.current
    const link = rail?.querySelector('[aria-current]')
    if (!rail || !link) return
    const [frame, place] = [rail.getBoundingClientRect(), link.getBoundingClientRect()]
    if (place.top < frame.top || place.bottom > frame.bottom) rail.scrollTop += place.top - frame.top - frame.height / 2
  }, [current])
  return (
    <nav
      ref={ref}
      aria-label={t('contents')}
      className="sticky top-6 -ml-3 max-h-[calc(100dvh-6rem)] self-start overflow-y-auto overscroll-contain py-1 pl-1"
    >
      <List groups={groups} current={current} />
    </nav>
  )
}

function Disclosure({ groups, current }: ListProps) {
  const t = useTranslations('help')
  const [open, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!open) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      toggle.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [open])
  const reading = groups.flatMap((group) => group.articles).find(({ id }) => id === current)
  return (
    <nav aria-label={t('contents')} className="sticky top-0 z-10 -mx-4 border-b border-line bg-surface sm:-mx-6">
      <button
        ref={toggle}
        type="button"
        aria-expanded={open}
        className="flex h-11 w-full items-center gap-3 px-4 text-sm -outline-offset-2 sm:px-6"
        onClick={() => setOpen(!open)}
      >
        <span className="font-medium text-ink">{t('contents')}</span>
        <span key={current} className="min-w-0 flex-1 truncate text-left text-xs text-ink-3">
          {reading?.title}
        </span>
        <ChevronDown aria-hidden="true" size={16} className={`shrink-0 text-ink-3 ${open ? 'rotate-180' : ''}`} />
      </button>
      {open && (
        <div className="absolute inset-x-0 top-full max-h-[60dvh] animate-fade overflow-y-auto overscroll-contain border-b border-line bg-surface p-2 shadow-2 sm:px-4">
          <List groups={groups} current={current} onChoose={() => setOpen(false)} />
        </div>
      )}
    </nav>
  )
}

function List({ groups, current, onChoose }: ListProps) {
  return (
    <ul className="grid gap-4">
      {groups.map(({ id, title, articles }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="block rounded-xs px-2 py-1 text-xs font-medium text-ink-3 hover:text-ink coarse:py-3"
            onClick={onChoose}
          >
            {title}
          </a>
          <ul>
            {articles.map((article) => (
              <li key={article.id}>
                <a
                  href={`#${article.id}`}
                  aria-current={article.id === current ? 'location' : undefined}
                  className={`relative block rounded-xs px-2 py-1 text-sm text-pretty transition-colors duration-100 coarse:py-2.5 ${
                    article.id === current ? currentLook : 'text-ink-2 hover:text-ink'
                  }`}
                  onClick={onChoose}
                >
                  {article.title}
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

const currentLook =
  'font-medium text-ink before:absolute before:inset-y-1 before:left-0 before:w-0.5 before:rounded-full before:bg-accent'
