import { Link } from '@tanstack/react-router'
import { Hash } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { textLink } from '../../ui/text-link.ts'
import type { Section } from './article.ts'

export function ArticleSection({ section }: { section: Section }) {
  const t = useTranslations('help')
  const { id, title, paragraphs, steps, rows, link } = section
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="group flex scroll-mt-6 items-center gap-1.5 text-lg font-semibold">
        {title}
        <a
          href={`#${id}`}
          aria-label={t('linkTo', { title })}
          className="grid size-6 place-items-center rounded-xs text-ink-3 opacity-0 group-hover:opacity-100 hover:text-ink focus-visible:opacity-100"
        >
          <Hash aria-hidden="true" size={14} />
        </a>
      </h2>
      {paragraphs.map((words) => (
        <p key={words} className="text-base text-pretty text-ink-2">
          {words}
        </p>
      ))}
      {steps && (
        <ol className="grid list-decimal gap-1 pl-5 text-base text-ink-2 marker:text-ink-3">
          {steps.map((step) => (
            <li key={step} className="pl-1">
              {step}
            </li>
          ))}
        </ol>
      )}
      {rows && (
        <dl className="mt-1 border-t border-line text-sm">
          {rows.map(([name, meaning]) => (
            <div key={name} className="grid gap-x-4 border-b border-line py-2 sm:grid-cols-[180px_1fr]">
              <dt className="font-medium text-ink">{name}</dt>
              <dd className="text-pretty text-ink-2">{meaning}</dd>
            </div>
          ))}
        </dl>
      )}
      {link && (
        <p className="text-sm">
          <LinkOf link={link} />
        </p>
      )}
    </section>
  )
}

function LinkOf({ link }: { link: NonNullable<Section['link']> }) {
  if (link.to === '/settings')
    return (
      <Link to={link.to} search={link.search} className={textLink}>
        {link.label}
      </Link>
    )
  return (
    <Link to={link.to} className={textLink}>
      {link.label}
    </Link>
  )
}
