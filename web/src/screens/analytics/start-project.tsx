import type { Topic } from '@bizamply/contract/reading-names'
import { Link } from '@tanstack/react-router'
import { FolderKanban } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { look } from '../../ui/button.tsx'

/** Opens the dialog for a new project with its topic and product filled in. */
export function StartProject({ topic, product }: { topic: Topic; product: string | undefined }) {
  const t = useTranslations('projects')
  return (
    <Link
      to="/projects"
      search={{ new: true, topic, ...(product ? { product } : {}) }}
      className={look({ variant: 'neutral', size: 'md' })}
    >
      <span className="inline-flex items-center gap-2">
        <FolderKanban aria-hidden="true" size={16} />
        {t('start')}
      </span>
    </Link>
  )
}
