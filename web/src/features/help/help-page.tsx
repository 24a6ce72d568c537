import { Search, X } from 'lucide-react'
import { Suspense, useDeferredValue, useRef, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { fetchEarly } from '../../lib/fetch-early.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Input } from '../../ui/input.tsx'
import type { HelpText } from './article.ts'
import { ArticleGroups } from './article-groups.tsx'
import { ContactSection } from './contact-section.tsx'
import { Contents } from './contents.tsx'
import type { HelpDialogs } from './help-dialogs.ts'
import { useAnchor } from '../../lib/use-anchor.ts'

const load = () => import('./search-results.tsx')
const SearchResults = lazyPart(() => load().then((it) => ({ default: it.SearchResults })))

export interface HelpPageProps extends HelpDialogs {
  text: HelpText
  /** Shown above the articles while the search field is empty. */
  children?: ReactNode
}

/** A text in groups: its contents at the left, one search over all texts. */
export function HelpPage({ text, children, ...dialogs }: HelpPageProps) {
  const t = useTranslations('help')
  const [typed, setTyped] = useState('')
  // While the results load, the page stays as it is.
  const searched = useDeferredValue(typed.trim())
  const { hash, moveAgain } = useAnchor(searched === '')
  const field = useRef<HTMLInputElement>(null)
  const clear = () => {
    setTyped('')
    field.current?.focus()
  }
  const openResult = () => {
    moveAgain()
    setTyped('')
  }
  return (
    <div className="max-w-330 px-4 pt-5 pb-16 sm:px-6">
      <header>
        <h1 className="text-xl font-semibold">{text.title}</h1>
        <p className="max-w-130 text-sm text-pretty text-ink-2">{text.lead}</p>
        <Input
          ref={field}
          type="search"
          data-screen-search
          size="lg"
          aria-label={t('search')}
          placeholder={t('search')}
          className="mt-4 w-full sm:max-w-110 [&_::-webkit-search-cancel-button]:hidden"
          icon={<Search aria-hidden="true" size={16} />}
          trailing={typed ? <IconButton size="sm" label={t('clear')} icon={<X size={16} />} onClick={clear} /> : null}
          value={typed}
          onFocus={() => fetchEarly(load)}
          onChange={(event) => setTyped(event.target.value)}
        />
      </header>
      {searched ? (
        <Suspense>
          <SearchResults typed={searched} onOpen={openResult} onClear={clear} {...dialogs} />
        </Suspense>
      ) : (
        <>
          {children}
          <div className={body}>
            <Contents groups={text.groups} hash={hash} />
            <div className="@container min-w-0">
              <ArticleGroups groups={text.groups} onKeys={dialogs.onKeys} />
              <ContactSection {...dialogs} />
            </div>
          </div>
        </>
      )}
    </div>
  )
}

const body =
  'mt-8 border-t border-line lg:grid lg:grid-cols-[184px_minmax(0,1fr)] lg:gap-x-8 lg:pt-6 ' +
  'min-[1400px]:grid-cols-[216px_minmax(0,1fr)] min-[1400px]:gap-x-10'
