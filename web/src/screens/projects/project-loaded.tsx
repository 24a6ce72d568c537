import { creditsFor } from '@bizamply/contract/prices'
import type { ProjectPage } from '@bizamply/contract/projects'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../../lib/lazy-part.ts'
import { usePrices } from '../../features/credits/queries.ts'
import { AboutList } from '../../features/projects/page/about-rail.tsx'
import { ActivitySection } from '../../features/projects/page/activity-section.tsx'
import { EffectFigures } from '../../features/projects/effect/effect-figures.tsx'
import { EffectSection } from '../../features/projects/effect/effect-section.tsx'
import { LinkedSection } from '../../features/projects/linked/linked-section.tsx'
import { ProjectHeader } from '../../features/projects/page/project-header.tsx'
import { TasksSection } from '../../features/projects/tasks/tasks-section.tsx'
import { useArchiveProject } from '../../features/projects/use-archive-project.ts'
import { useSaveProject } from '../../features/projects/form/use-save-project.ts'
import { useMay } from '../../lib/brand-context.tsx'
import { useMedia } from '../../lib/media.ts'
import { Button } from '../../ui/button.tsx'
import { Fold } from '../../ui/fold.tsx'

const EditDialog = lazyPart(() =>
  import('../../features/projects/form/edit-dialog.tsx').then((it) => ({ default: it.EditDialog })),
)
const LinkDialog = lazyPart(() =>
  import('../../features/projects/linked/link-dialog.tsx').then((it) => ({ default: it.LinkDialog })),
)

export interface ProjectLoadedProps {
  page: ProjectPage
  refetch: () => Promise<{ data: ProjectPage | undefined; isError: boolean }>
}

export function ProjectLoaded({ page, refetch }: ProjectLoadedProps) {
  const t = useTranslations('project')
  const navigate = useNavigate()
  const may = useMay()
  const save = useSaveProject()
  const prices = usePrices()
  const { archive, restore } = useArchiveProject()
  const [open, setOpen] = useState<'edit' | 'link' | null>(null)
  const isWide = useMedia('(min-width: 1280px)')
  const isArchived = page.archivedAt !== null
  const mayChange = may('projects.manage')
  const mayWrite = mayChange && !isArchived
  const archiveIt = async () => {
    if (await archive(page)) await navigate({ to: '/projects' })
  }
  return (
    <div className="xl:grid xl:min-h-full xl:grid-cols-[minmax(0,1fr)_320px]">
      <div className="min-w-0 pb-6">
        <ProjectHeader
          page={page}
          mayWrite={mayWrite}
          onRename={(name) => void save(page, { name }, { name })}
          onStatus={(status) => void save(page, { status }, { status })}
          onLink={() => setOpen('link')}
          onEdit={() => setOpen('edit')}
          onArchive={() => void archiveIt()}
        />
        {isArchived && <Archived mayRestore={mayChange} onRestore={() => void restore(page)} />}
        {!isWide && <FoldedAbout page={page} mayWrite={mayWrite} />}
        {page.effect && <EffectSection page={page} effect={page.effect} />}
        <TasksSection page={page} mayWrite={mayWrite} />
        <LinkedSection
          page={page}
          mayWrite={mayWrite}
          mayReply={may('replies.write')}
          draftPrice={prices && creditsFor(prices, 'generate')}
          onOpen={({ id }) =>
            void navigate({ to: '/responses', search: { comment: id, status: 'all', triageState: 'shown' } })
          }
        />
      </div>
      <aside
        aria-label={t('rail')}
        className="grid content-start gap-6 border-line px-4 py-5 max-xl:border-t sm:px-6 xl:border-l"
      >
        {isWide && <About page={page} mayWrite={mayWrite} />}
        {page.effect && <EffectFigures page={page} effect={page.effect} />}
        <ActivitySection page={page} mayWrite={mayWrite} />
      </aside>
      <Suspense>
        {open === 'edit' && <EditDialog project={page} refetch={refetch} onClose={() => setOpen(null)} />}
        {open === 'link' && <LinkDialog page={page} onClose={() => setOpen(null)} />}
      </Suspense>
    </div>
  )
}

type PartProps = Pick<ProjectLoadedProps, 'page'> & { mayWrite: boolean }

function About({ page, mayWrite }: PartProps) {
  const t = useTranslations('project')
  return (
    <section aria-labelledby="project-about" className="grid gap-3 border-b border-line pb-6">
      <h2 id="project-about" className="text-sm font-semibold text-ink">
        {t('about')}
      </h2>
      <AboutList page={page} mayWrite={mayWrite} />
    </section>
  )
}

/** Without a sidebar, the details collapse under the title. */
function FoldedAbout({ page, mayWrite }: PartProps) {
  const t = useTranslations('project')
  return (
    <Fold label={t('about')} labelClass="text-sm font-semibold" className="border-t border-line px-4 py-2.5 sm:px-6">
      <div className="pt-3">
        <AboutList page={page} mayWrite={mayWrite} />
      </div>
    </Fold>
  )
}

function Archived({ mayRestore, onRestore }: { mayRestore: boolean; onRestore: () => void }) {
  const t = useTranslations('project')
  const words = useTranslations('projects')
  return (
    <div className="mx-4 mb-4 flex flex-wrap items-center gap-3 rounded-md bg-pending-soft px-3 py-2 text-sm text-pending-ink sm:mx-6">
      <p className="min-w-0 flex-1">{t('archivedBand')}</p>
      {mayRestore && (
        <Button size="sm" onClick={onRestore}>
          {words('restore')}
        </Button>
      )}
    </div>
  )
}
