import { getRouteApi, Link } from '@tanstack/react-router'
import { FolderKanban } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { ProjectPath } from '../../features/projects/page/project-header.tsx'
import { useProject } from '../../features/projects/project-queries.ts'
import { ProjectWaiting } from '../../features/projects/page/project-waiting.tsx'
import { useBrand } from '../../lib/brand-context.tsx'
import { DetailScreen } from '../../shell/detail-screen.tsx'
import { look } from '../../ui/button.tsx'
import { ProjectLoaded } from './project-loaded.tsx'

const route = getRouteApi('/guarded/projects/$projectId')

/** One project: its tasks, linked comments, and history. */
export function ProjectScreen() {
  const t = useTranslations('project')
  const words = useTranslations('projects')
  const { projectId } = route.useParams()
  const { brand } = useBrand()
  const query = useProject(projectId)
  return (
    <DetailScreen
      query={query}
      title={words('title')}
      nameOf={({ name }) => name}
      loading={t('loading')}
      failed={(reason) => t('failed', { reason })}
      stale={(time) => words('stale', { time })}
      back={<ProjectPath />}
      waiting={<ProjectWaiting />}
      missing={{
        icon: <FolderKanban size={20} />,
        title: t('missing', { brand: brand.BrandName }),
        text: t('missingText'),
        action: (
          <Link to="/projects" className={look({ variant: 'neutral', size: 'md' })}>
            {t('backTo')}
          </Link>
        ),
      }}
    >
      {(page) => <ProjectLoaded key={page.id} page={page} refetch={query.refetch} />}
    </DetailScreen>
  )
}
