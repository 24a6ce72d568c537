import type { ProjectPage, ProjectTask } from '@bizamply/contract/projects'
import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { Link } from '@tanstack/react-router'
import { ArrowDown, ArrowUp, GripVertical, MoreHorizontal, Pencil, Trash2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Avatar } from '../../../ui/avatar.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '../../../ui/menu.tsx'
import { daysLate, useDayWords } from '../project-words.ts'
import { isNewTask, type Tasks } from './use-tasks.ts'

export interface TaskRowProps {
  task: ProjectTask
  page: ProjectPage
  tasks: Tasks
  mayWrite: boolean
  isFirst: boolean
  isLast: boolean
  onStep: (task: ProjectTask, by: 1 | -1) => void
  onEdit: (task: ProjectTask) => void
}

export function TaskRow({ task, page, tasks, mayWrite, isFirst, isLast, onStep, onEdit }: TaskRowProps) {
  const t = useTranslations('project')
  const isOpen = mayWrite && !isNewTask(task)
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: task.id, disabled: !isOpen })
  const done = task.doneAt !== null
  const check = (checked: boolean) =>
    void tasks.edit(task.id, { doneAt: checked ? `${page.today}T12:00:00.000Z` : null }, { done: checked })
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={`group relative flex min-h-9 min-w-0 items-center gap-3 border-t border-line bg-surface px-4 text-sm sm:px-6 coarse:min-h-11 ${isDragging ? 'z-10 shadow-2' : ''}`}
    >
      {isOpen && (
        <span
          {...listeners}
          aria-hidden="true"
          title={t('taskDragHint')}
          className="absolute left-0.5 grid size-4 cursor-grab touch-none place-items-center text-ink-3 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 sm:left-1.5 coarse:hidden"
        >
          <GripVertical size={14} />
        </span>
      )}
      <Checkbox
        id={`task-${task.id}`}
        aria-label={t('taskDone', { title: task.title })}
        {...(isOpen ? { 'aria-keyshortcuts': 'Alt+ArrowUp Alt+ArrowDown' } : {})}
        checked={done}
        disabled={!isOpen}
        onCheckedChange={check}
        onKeyDown={(event) => {
          if (!isOpen || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
          event.preventDefault()
          onStep(task, event.key === 'ArrowUp' ? -1 : 1)
        }}
      />
      <span className="flex min-w-0 flex-1 py-1.5 max-sm:flex-col sm:items-center sm:gap-3">
        <span className={`min-w-0 flex-1 text-pretty wrap-anywhere ${done ? 'text-ink-3 line-through' : 'text-ink'}`}>
          <bdi>{task.title}</bdi>
          {task.countsReplies && <Replied page={page} />}
        </span>
        <Due task={task} today={page.today} />
      </span>
      <Assignee task={task} />
      {isOpen && (
        <Menu>
          <MenuTrigger>
            <IconButton size="xs" label={t('taskMenu', { title: task.title })} icon={<MoreHorizontal size={16} />} />
          </MenuTrigger>
          <MenuContent align="end">
            <MenuItem icon={<Pencil {...icon} />} onSelect={() => onEdit(task)}>
              {t('taskEdit')}
            </MenuItem>
            <MenuItem
              icon={<ArrowUp {...icon} />}
              shortcut="Alt ↑"
              disabled={isFirst}
              onSelect={() => onStep(task, -1)}
            >
              {t('taskUp')}
            </MenuItem>
            <MenuItem
              icon={<ArrowDown {...icon} />}
              shortcut="Alt ↓"
              disabled={isLast}
              onSelect={() => onStep(task, 1)}
            >
              {t('taskDown')}
            </MenuItem>
            <MenuSeparator />
            <MenuItem tone="danger" icon={<Trash2 {...icon} />} onSelect={() => void tasks.remove(task)}>
              {t('taskRemove')}
            </MenuItem>
          </MenuContent>
        </Menu>
      )}
    </li>
  )
}

const icon = { 'aria-hidden': true, size: 16 } as const

/** How many linked comments have a reply; the number opens them. */
function Replied({ page: { id, linked } }: { page: ProjectPage }) {
  const t = useTranslations('project')
  return (
    <Link
      to="/responses"
      search={{ project: id, status: 'sent', triageState: 'shown' }}
      className="ml-2 inline-flex h-6 items-center rounded-full bg-accent-soft px-2 text-micro font-medium whitespace-nowrap text-accent-ink tabular-nums hover:underline"
    >
      {t('replied', { sent: linked.sent, total: linked.total })}
    </Link>
  )
}

function Due({ task: { dueOn, doneAt }, today }: { task: ProjectTask; today: string }) {
  const words = useTranslations('projects')
  const days = useDayWords()
  if (!dueOn) return null
  const late = doneAt === null ? daysLate({ dueOn }, today) : 0
  return (
    <time dateTime={dueOn} className={`shrink-0 text-xs tabular-nums ${late > 0 ? 'text-danger-ink' : 'text-ink-2'}`}>
      {days.short(dueOn, today)}
      {late > 0 && <span className="sr-only">, {words('late', { days: late })}</span>}
    </time>
  )
}

function Assignee({ task: { assignee } }: { task: ProjectTask }) {
  if (!assignee) return <span aria-hidden="true" className="w-5.5" />
  return (
    <span data-tooltip={assignee.name} className="grid">
      <span className="sr-only">{assignee.name}</span>
      <Avatar name={assignee.name} size={22} />
    </span>
  )
}
