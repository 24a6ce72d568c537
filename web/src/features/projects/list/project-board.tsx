import { projectStatuses, type ProjectStatus } from '@bizamply/contract/project-rules'
import type { ProjectRow } from '@bizamply/contract/projects'
import {
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useDroppable,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { BoardCard, CardFace } from './board-card.tsx'
import { toNextColumn } from './board-keys.ts'
import type { ProjectTableProps } from './project-table.tsx'
import { StatusDot } from '../status-dot.tsx'
import { useBoardWords } from './use-board-words.ts'

export interface ProjectBoardProps extends ProjectTableProps {
  counts: Record<ProjectStatus, number>
}

/** A column for each status; cards are moved by dragging, by keyboard, or by their menu. */
export function ProjectBoard({ rows, counts, mayWrite, ...rest }: ProjectBoardProps) {
  const t = useTranslations('projects')
  const [dragged, setDragged] = useState<string | null>(null)
  const mouse = useSensor(MouseSensor, mouseOptions)
  const touch = useSensor(TouchSensor, touchOptions)
  const keyboard = useSensor(KeyboardSensor, keyOptions)
  const sensors = useSensors(mouse, touch, keyboard)
  const words = useBoardWords(rows)
  const shown = rows.find(({ id }) => id === dragged)
  const end = ({ active, over }: DragEndEvent) => {
    setDragged(null)
    const project = rows.find(({ id }) => id === active.id)
    const status = projectStatuses.find((one) => one === over?.id)
    if (project && status && status !== project.status) rest.onStatus(project, status)
  }
  return (
    <DndContext
      sensors={sensors}
      accessibility={words}
      onDragStart={({ active }) => setDragged(String(active.id))}
      onDragEnd={end}
      onDragCancel={() => setDragged(null)}
    >
      <section
        aria-label={t('boardLabel')}
        className="grid grid-cols-[repeat(4,minmax(240px,1fr))] max-sm:grid-cols-[repeat(4,280px)] gap-3 overflow-x-auto px-4 pb-6 sm:px-6"
      >
        {projectStatuses.map((status) => (
          <Column
            key={status}
            status={status}
            count={counts[status]}
            rows={rows.filter((one) => one.status === status)}
            mayWrite={mayWrite}
            {...rest}
          />
        ))}
      </section>
      <DragOverlay dropAnimation={null}>{shown && <CardFace project={shown} today={rest.today} lifted />}</DragOverlay>
    </DndContext>
  )
}

const mouseOptions = { activationConstraint: { distance: 6 } }
const touchOptions = { activationConstraint: { delay: 200, tolerance: 6 } }
const keyOptions = { coordinateGetter: toNextColumn }

interface ColumnProps extends ProjectTableProps {
  status: ProjectStatus
  count: number
  rows: readonly ProjectRow[]
}

function Column({ status, count, rows, ...rest }: ColumnProps) {
  const t = useTranslations('projects')
  const format = useFormat()
  const { setNodeRef, isOver } = useDroppable({ id: status })
  // A card that was just moved may be in its column before the server's count includes it.
  const missing = Math.max(0, count - rows.length)
  return (
    <section
      ref={setNodeRef}
      aria-labelledby={`column-${status}`}
      className={`flex min-h-40 min-w-0 flex-col gap-2 rounded-lg bg-surface-2 p-2 ${isOver ? 'ring-2 ring-accent' : ''}`}
    >
      <h2 id={`column-${status}`} className="flex items-center gap-2 px-1 py-1 text-sm font-medium text-ink">
        <StatusDot status={status} />
        {t(`status.${status}`)}
        <span className="text-xs font-normal text-ink-3 tabular-nums">
          {format.number(Math.max(count, rows.length))}
        </span>
      </h2>
      <ul aria-labelledby={`column-${status}`} className="grid gap-2">
        {rows.map((project) => (
          <BoardCard key={project.id} project={project} {...rest} />
        ))}
      </ul>
      {rows.length === 0 && missing === 0 && <p className="px-1 text-xs text-ink-3">{t('boardEmpty')}</p>}
      {missing > 0 && <p className="px-1 text-xs text-ink-3">{t('boardNotLoaded', { count: missing })}</p>}
    </section>
  )
}
