import type { ProjectPage } from '@bizamply/contract/projects'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../../lib/call.ts'
import { CallError } from '../../../lib/call-error.ts'
import { toast } from '../../../ui/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { DayInput } from '../../../ui/day-input.tsx'
import { DialogFooter } from '../../../ui/dialog.tsx'
import { EditingDialog } from '../../../ui/editing-dialog.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Field } from '../../../ui/field.tsx'
import { focusField } from '../../../ui/focus-field.ts'
import { inTurn } from '../form/use-save-project.ts'
import { projectsKey } from '../project-queries.ts'

export interface MeasuredDialogProps {
  page: ProjectPage
  onClose: () => void
}

const names = ['countFrom', 'startedOn', 'shippedOn'] as const
type Name = (typeof names)[number]
type Days = Record<Name, string>

/** Sets which days are compared, for every member. */
export function MeasuredDialog({ page, onClose }: MeasuredDialogProps) {
  const t = useTranslations('projectDialog')
  const cache = useQueryClient()
  const [opened, setOpened] = useState(page)
  const [days, setDays] = useState(() => daysOf(page))
  const [errors, setErrors] = useState<Partial<Days>>({})
  const [state, setState] = useState<'still' | 'busy' | CallError>('still')
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wrong = mistakes(days, { early: t('shippedEarly'), late: t('countFromLate') })
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return
    // A field that had it loses the focus while it can’t be changed.
    event.currentTarget.querySelector<HTMLElement>('[type=submit]')?.focus()
    setState('busy')
    try {
      const { countFrom, startedOn, shippedOn } = days
      const given = { countFrom: countFrom || null, startedOn: startedOn || null, shippedOn: shippedOn || null }
      await inTurn(opened, (version) => api.projects.update({ ...given, projectId: opened.id, version }))
      toast.success(t('saved'))
      void cache.invalidateQueries({ queryKey: projectsKey })
      onClose()
    } catch (thrown) {
      const error = CallError.from(thrown)
      const named = error.errors.filter(({ path }) => names.some((name) => name === path))
      setErrors(Object.fromEntries(named.map(({ path, message }) => [path, message])))
      setState(named.length > 0 ? 'still' : error)
      if (error.code === 'CONFLICT') void cache.invalidateQueries({ queryKey: projectsKey })
    }
  }
  /** Keeps the days that were changed here. */
  const reload = () => {
    const [before, now] = [daysOf(opened), daysOf(page)]
    setDays(mapDays((name) => (days[name] === before[name] ? now[name] : days[name])))
    setOpened(page)
    setState('still')
  }
  const isBusy = state === 'busy'
  const isConflict = state instanceof CallError && state.code === 'CONFLICT'
  const labels = { countFrom: t('countFrom'), startedOn: t('started'), shippedOn: t('shipped') }
  const hints = { countFrom: t('countFromHint'), startedOn: t('startedHint'), shippedOn: t('shippedHint') }
  const unset = { countFrom: t('countFromUnsetEdit'), startedOn: t('noDay'), shippedOn: t('noDay') }
  return (
    <EditingDialog
      width={480}
      title={t('measuredTitle')}
      description={t('measuredText')}
      changed={false}
      busy={isBusy}
      onOpenAutoFocus={focusField}
      onClose={onClose}
    >
      {(leave) => (
        <form noValidate onSubmit={(event) => void save(event)}>
          <fieldset disabled={isBusy} className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {names.map((name) => (
              <Field key={name} label={labels[name]} hint={hints[name]} error={errors[name]}>
                {(control) => (
                  <DayInput
                    {...control}
                    label={labels[name]}
                    empty={unset[name]}
                    value={days[name]}
                    onChange={(day) => setDays({ ...days, [name]: day })}
                  />
                )}
              </Field>
            ))}
            {state instanceof CallError && (
              <ErrorPanel
                error={state}
                say={(reason) => t('failed', { reason })}
                {...(isConflict ? { onRetry: reload, retryLabel: t('reload') } : {})}
              />
            )}
          </fieldset>
          <DialogFooter>
            <Button aria-disabled={isBusy || undefined} onClick={leave}>
              {t('cancel')}
            </Button>
            <Button type="submit" variant="primary" busy={isBusy} busyLabel={t('saving')}>
              {t('measuredSave')}
            </Button>
          </DialogFooter>
        </form>
      )}
    </EditingDialog>
  )
}

const mapDays = (map: (name: Name) => string): Days => ({
  countFrom: map('countFrom'),
  startedOn: map('startedOn'),
  shippedOn: map('shippedOn'),
})

const daysOf = (page: ProjectPage): Days => ({
  countFrom: page.countFromSet ? page.countFrom : '',
  startedOn: page.startedOn ?? '',
  shippedOn: page.shippedOn ?? '',
})

function mistakes({ countFrom, startedOn, shippedOn }: Days, words: { early: string; late: string }): Partial<Days> {
  return {
    ...(startedOn && shippedOn && shippedOn < startedOn ? { shippedOn: words.early } : {}),
    ...(countFrom && startedOn && countFrom > startedOn ? { countFrom: words.late } : {}),
  }
}
