import { projectLimits } from '@bizamply/contract/project-rules'
import type { ProjectPage, ProjectTask } from '@bizamply/contract/projects'
import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { Button } from '../../../ui/button.tsx'
import { Meter } from '../../../ui/meter.tsx'
import { SectionHead } from '../../../ui/section-head.tsx'
import { AddTask } from './add-task.tsx'
import { TaskList } from './task-list.tsx'
import { useTasks } from './use-tasks.ts'

const TaskDialog = lazyPart(() => import('./task-dialog.tsx').then((it) => ({ default: it.TaskDialog })))

export interface TasksSectionProps {
  page: ProjectPage
  mayWrite: boolean
}

/** The project's tasks with assignees and due dates. */
export function TasksSection({ page, mayWrite }: TasksSectionProps) {
  const t = useTranslations('project')
  const tasks = useTasks(page)
  const [adding, setAdding] = useState(false)
  const [edited, setEdited] = useState<ProjectTask | null>(null)
  const [isUnfolded, setUnfolded] = useState(false)
  const { taskList, tasksDone } = page
  const isFull = taskList.length >= projectLimits.tasks
  return (
    <section aria-labelledby="project-tasks" className="border-t border-line">
      <SectionHead
        id="project-tasks"
        title={t('tasks')}
        meta={taskList.length > 0 && t('tasksDone', { done: tasksDone, tasks: taskList.length })}
      >
        {taskList.length > 0 && (
          <span className="w-24">
            <Meter label={t('tasksMeter')} percent={(tasksDone / taskList.length) * 100} />
          </span>
        )}
        {mayWrite && (
          <Button
            variant="ghost"
            size="sm"
            icon={<Plus aria-hidden="true" size={16} />}
            aria-disabled={isFull || undefined}
            {...(isFull ? { 'data-tooltip': t('taskFull', { most: projectLimits.tasks }) } : {})}
            onClick={() => setAdding(true)}
          >
            {t('addTask')}
          </Button>
        )}
      </SectionHead>
      {taskList.length === 0 && !adding && (
        <p className="px-4 pb-4 text-sm text-ink-2 sm:px-6">{t(mayWrite ? 'noTasks' : 'noTasksViewer')}</p>
      )}
      <TaskList
        page={page}
        tasks={tasks}
        mayWrite={mayWrite}
        isUnfolded={isUnfolded}
        onUnfold={() => setUnfolded(!isUnfolded)}
        onEdit={setEdited}
      />
      {mayWrite && adding && !isFull && (
        <AddTask onAdd={(...added) => void tasks.add(...added)} onClose={() => setAdding(false)} />
      )}
      <Suspense>{edited && <TaskDialog task={edited} tasks={tasks} onClose={() => setEdited(null)} />}</Suspense>
    </section>
  )
}
