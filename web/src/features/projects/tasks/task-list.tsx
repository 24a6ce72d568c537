import type { ProjectPage, ProjectTask } from '@bizamply/contract/projects'
import { DndContext, MouseSensor, TouchSensor, useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { placeAt, unfolded } from './task-order.ts'
import { TaskRow } from './task-row.tsx'
import type { Tasks } from './use-tasks.ts'

export interface TaskListProps {
  page: ProjectPage
  tasks: Tasks
  mayWrite: boolean
  isUnfolded: boolean
  onUnfold: () => void
  onEdit: (task: ProjectTask) => void
}

/** Tasks are moved by dragging, or by Alt and an arrow key; finished tasks collapse to a line. */
export function TaskList({ page, tasks, mayWrite, isUnfolded, onUnfold, onEdit }: TaskListProps) {
  const t = useTranslations('project')
  const [announcement, setAnnouncement] = useState('')
  const mouse = useSensor(MouseSensor, mouseOptions)
  const touch = useSensor(TouchSensor, touchOptions)
  const sensors = useSensors(mouse, touch)
  const { taskList } = page
  const [stay, setStay] = useState<ReadonlySet<string>>(new Set())
  const opened = taskList.filter(({ id, doneAt }) => doneAt === null && !stay.has(id))
  if (opened.length > 0) setStay(new Set([...stay, ...opened.map(({ id }) => id)]))
  const shown = unfolded(taskList, { isUnfolded, stay })
  const folded = taskList.length - unfolded(taskList, { isUnfolded: false, stay }).length
  const place = (taskId: string, overId: string) => {
    const after = placeAt(taskList, shown, taskId, overId)
    if (after !== undefined) void tasks.move(taskId, after)
  }
  const end = ({ active, over }: DragEndEvent) => over && place(String(active.id), String(over.id))
  const step = (task: ProjectTask, by: 1 | -1) => {
    const at = shown.findIndex(({ id }) => id === task.id) + by
    const over = shown[at]
    if (!over) return
    place(task.id, over.id)
    setAnnouncement(t('taskMoved', { title: task.title, place: at + 1, count: shown.length }))
    focusLater(task.id)
  }
  return (
    <>
      <DndContext sensors={sensors} onDragEnd={end}>
        <SortableContext items={shown.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
          <ul aria-labelledby="project-tasks">
            {shown.map((task, n) => (
              <TaskRow
                key={task.id}
                task={task}
                page={page}
                tasks={tasks}
                mayWrite={mayWrite}
                isFirst={n === 0}
                isLast={n === shown.length - 1}
                onStep={step}
                onEdit={onEdit}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      {folded > 0 && (
        <button
          type="button"
          aria-expanded={isUnfolded}
          onClick={onUnfold}
          className="flex h-8 w-full items-center gap-1.5 border-t border-line px-4 text-left text-xs text-ink-2 hover:bg-surface-2 hover:text-ink sm:px-6 coarse:h-10 dark:hover:bg-surface-3"
        >
          <ChevronRight aria-hidden="true" size={14} className={isUnfolded ? 'rotate-90' : ''} />
          {isUnfolded ? t('hideDone') : t('foldedDone', { count: folded })}
        </button>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  )
}

const mouseOptions = { activationConstraint: { distance: 4 } }
const touchOptions = { activationConstraint: { delay: 200, tolerance: 6 } }

/** A row loses focus when it moves in the DOM. */
function focusLater(taskId: string): void {
  requestAnimationFrame(() => document.getElementById(`task-${taskId}`)?.focus())
}
