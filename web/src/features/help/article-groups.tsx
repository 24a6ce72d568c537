import type { ArticleGroup } from './article.ts'
import { ArticleSection } from './article-section.tsx'
import { groupIcons } from './group-icons.ts'
import { HeadingLink } from './heading-link.tsx'

export function ArticleGroups({ groups, onKeys }: { groups: readonly ArticleGroup[]; onKeys: () => void }) {
  return groups.map(({ id, title, text, articles }) => {
    const Icon = groupIcons[id]
    return (
      <section
        key={id}
        aria-labelledby={id}
        className="pt-6 not-first:mt-6 not-first:border-t not-first:border-line lg:first:pt-0"
      >
        <h2
          id={id}
          tabIndex={-1}
          className="group flex scroll-mt-16 items-center gap-2 text-lg font-semibold lg:scroll-mt-6"
        >
          <Icon aria-hidden="true" size={16} className="shrink-0 text-ink-3" />
          {title}
          <HeadingLink id={id} title={title} />
        </h2>
        <p className="text-sm text-ink-3">{text}</p>
        {articles.map((article) => (
          <ArticleSection key={article.id} article={article} onKeys={onKeys} />
        ))}
      </section>
    )
  })
}
