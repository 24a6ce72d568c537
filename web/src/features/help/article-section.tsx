import { Link } from '@tanstack/react-router'
import { Keyboard } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { textLink } from '../../ui/text-link.ts'
import type { Article } from './article.ts'
import { Figure } from './figure.tsx'
import { HeadingLink } from './heading-link.tsx'
import { OpenScreen } from './open-screen.tsx'

/** A help article: its text, links to related pages, and a figure on the right. */
export function ArticleSection({ article, onKeys }: { article: Article; onKeys: () => void }) {
  const { id, title, figure } = article
  return (
    <article
      aria-labelledby={id}
      data-article={id}
      className={`grid gap-x-8 gap-y-3 py-4 @min-[860px]:gap-x-10 ${figure ? '@min-[760px]:grid-cols-[minmax(0,520fr)_minmax(0,360fr)]' : ''}`}
    >
      <div className="grid content-start gap-2">
        <h3
          id={id}
          tabIndex={-1}
          className="group flex scroll-mt-16 items-center gap-1.5 text-base font-semibold lg:scroll-mt-6"
        >
          {title}
          <HeadingLink id={id} title={title} />
        </h3>
        <Words article={article} />
        <Onward article={article} onKeys={onKeys} />
      </div>
      {figure && <Figure name={figure} />}
    </article>
  )
}

function Words({ article: { paragraphs, steps, rows } }: { article: Article }) {
  return (
    <>
      {paragraphs.map((words) => (
        <p key={words} className="max-w-130 text-base text-pretty text-ink-2">
          {words}
        </p>
      ))}
      {steps && (
        <ol className="grid max-w-130 list-decimal gap-1 pl-5 text-base text-ink-2 marker:text-ink-3">
          {steps.map((step) => (
            <li key={step} className="pl-1 text-pretty">
              {step}
            </li>
          ))}
        </ol>
      )}
      {rows && (
        <dl className="mt-1 max-w-170 border-t border-line text-sm">
          {rows.map(([name, meaning]) => (
            <div key={name} className="grid gap-x-4 border-b border-line py-2 @min-[480px]:grid-cols-[180px_1fr]">
              <dt className="font-medium text-ink">{name}</dt>
              <dd className="text-pretty text-ink-2">{meaning}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}

/** Where to go from here: the shortcuts, the screen, the documentation. */
function Onward({ article: { keys, link, reference }, onKeys }: { article: Article; onKeys: () => void }) {
  const t = useTranslations('help')
  if (!keys && !link && !reference) return null
  return (
    <ul className="flex flex-wrap items-center gap-x-5 gap-y-2 text-sm">
      {keys && (
        <li>
          <Button size="sm" icon={<Keyboard aria-hidden="true" size={14} />} onClick={onKeys}>
            {t('keys')}
          </Button>
        </li>
      )}
      {link && (
        <li>
          <OpenScreen link={link} />
        </li>
      )}
      {reference && (
        <li>
          <Link to="/docs" hash={reference.id} className={textLink}>
            {t('reference', { title: reference.label })}
          </Link>
        </li>
      )}
    </ul>
  )
}
