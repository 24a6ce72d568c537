import { projectLimits } from '@bizamply/contract/project-rules'
import type { ProjectTask } from '@bizamply/contract/projects'
import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { useMembers } from '../../../lib/members.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { DayInput } from '../../../ui/day-input.tsx'
import { DialogFooter } from '../../../ui/dialog.tsx'
import { EditingDialog } from '../../../ui/editing-dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { focusField } from '../../../ui/focus-field.ts'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
import type { Tasks } from './use-tasks.ts'

export interface TaskDialogProps {
  task: ProjectTask
  tasks: Tasks
  onClose: () => void
}

/** Edits a task's title, assignee and due date. */
export function TaskDialog({ task, tasks, onClose }: TaskDialogProps) {
  const t = useTranslations('project')
  const words = useTranslations('projectDialog')
  const members = useMembers(true).data ?? []
  const [title, setTitle] = useState(task.title)
  const [assigneeId, setAssignee] = useState(task.assignee?.id ?? '')
  const [dueOn, setDue] = useState(task.dueOn ?? '')
  const [countsReplies, setCounts] = useState(task.countsReplies)
  const [isMissing, setMissing] = useState(false)
  const [busy, setBusy] = useState(false)
  const changed =
    title !== task.title ||
    assigneeId !== (task.assignee?.id ?? '') ||
    dueOn !== (task.dueOn ?? '') ||
    countsReplies !== task.countsReplies
  const people = [...members, ...(task.assignee ? [task.assignee] : [])]
  const choices = people.filter(({ id }, n) => people.findIndex((one) => one.id === id) === n)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (title.trim() === '') return setMissing(true)
    const assignee = choices.find(({ id }) => id === assigneeId) ?? null
    const fields = { title: title.trim(), dueOn: dueOn || null, countsReplies }
    const shown = { ...fields, assignee: assignee && { id: assignee.id, name: assignee.name } }
    setBusy(true)
    const isSaved = await tasks.edit(task.id, shown, { ...fields, assigneeId: assignee?.id ?? null })
    setBusy(false)
    if (isSaved) onClose()
  }
  return (
    <EditingDialog
      title={t('taskTitle')}
      width={480}
      changed={changed}
      busy={busy}
      onOpenAutoFocus={focusField}
      onClose={onClose}
    >
      {(leave) => (
        <form noValidate onSubmit={(event) => void save(event)}>
          <div className="grid gap-4">
            <Field label={t('taskTitle')} error={isMissing ? words('nameMissing') : undefined}>
              {(control) => (
                <Input
                  {...control}
                  maxLength={projectLimits.taskTitle}
                  value={title}
                  onChange={(event) => {
                    setTitle(event.target.value)
                    setMissing(false)
                  }}
                />
              )}
            </Field>
            <div className="grid gap-4 sm:grid-cols-2">
              <Field label={t('taskAssignee')}>
                {(control) => (
                  <Select {...control} value={assigneeId} onChange={({ target }) => setAssignee(target.value)}>
                    <option value="">{t('taskUnassigned')}</option>
                    {choices.map(({ id, name }) => (
                      <option key={id} value={id}>
                        {name}
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
              <Field label={t('taskDue')}>
                {(control) => (
                  <DayInput {...control} label={t('taskDue')} empty={words('noDue')} value={dueOn} onChange={setDue} />
                )}
              </Field>
            </div>
            <label className="flex items-center gap-2.5 text-sm text-ink">
              <Checkbox checked={countsReplies} onCheckedChange={setCounts} />
              {t('taskCounts')}
            </label>
          </div>
          <DialogFooter>
            <Button onClick={leave}>{t('taskCancel')}</Button>
            <Button type="submit" variant="primary" busy={busy} busyLabel={words('saving')}>
              {t('taskSave')}
            </Button>
          </DialogFooter>
        </form>
      )}
    </EditingDialog>
  )
}
