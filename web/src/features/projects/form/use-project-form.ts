import type { ProjectPage } from '@bizamply/contract/projects'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, type Resolver } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { api } from '../../../lib/call.ts'
import { CallError } from '../../../lib/call-error.ts'
import { currentBrand } from '../../../lib/current-brand.ts'
import { withKey } from '../../../lib/idempotency-keys.ts'
import { judgedOnBlur, serverError } from '../../../lib/typed-field.ts'
import { toast } from '../../../ui/toast.ts'
import { fieldOfPath, fieldsOf, mistakesOf, type ProjectValues } from './project-form.ts'
import { projectsKey } from '../project-queries.ts'
import { inTurn } from './use-save-project.ts'

type NewProject = Parameters<typeof api.projects.create>[0]

const create = (given: NewProject) =>
  withKey(`project ${currentBrand.get()} ${JSON.stringify(given)}`, (context) =>
    api.projects.create(given, { context }),
  )

export interface FormInput {
  /** Null for a new project. */
  project: ProjectPage | null
  starting: ProjectValues
  /** The alert that a new project starts from. */
  alertId?: string | undefined
  onSaved: (project: ProjectPage) => void
}

export interface FormFailure {
  words: string
  requestId: string | undefined
  /** Someone else saved it, so the stored version must be loaded first. */
  isConflict: boolean
}

/** A field that someone else saved and that was changed here as well. */
export interface Clash {
  name: keyof ProjectValues
  theirs: ProjectValues[keyof ProjectValues]
}

/** The form of a project; a refused save keeps what was entered. */
export function useProjectForm({ project, starting, alertId, onSaved }: FormInput) {
  const t = useTranslations('projectDialog')
  const cache = useQueryClient()
  const [failure, setFailure] = useState<FormFailure | null>(null)
  const [clashes, setClashes] = useState<Clash[]>([])
  const form = useForm<ProjectValues>({ defaultValues: starting, resolver: judgedBy(t), ...judgedOnBlur })
  const store = async (values: ProjectValues): Promise<ProjectPage> => {
    const given = fieldsOf(values)
    const answer = project
      ? await inTurn(project, (version) => api.projects.update({ ...given, projectId: project.id, version }))
      : await create({ ...given, ...(alertId ? { alertId } : {}) })
    return answer.data
  }
  const save = form.handleSubmit(async (values) => {
    setFailure(null)
    try {
      const saved = await store(values)
      toast.success(t(project ? 'saved' : 'created'))
      void cache.invalidateQueries({ queryKey: projectsKey })
      onSaved(saved)
    } catch (thrown) {
      const error = CallError.from(thrown)
      const named = error.errors.map(({ path, message }) => ({ field: fieldOfPath(path), message }))
      for (const [n, { field, message }] of named.entries()) {
        if (field) form.setError(field, { type: serverError, message }, { shouldFocus: n === 0 })
      }
      if (named.length > 0 && named.every(({ field }) => field)) return
      const reason = error.status === 0 ? t('unreachable') : error.message
      const isConflict = error.code === 'CONFLICT' && project !== null
      setFailure({ words: t('failed', { reason }), requestId: error.requestId, isConflict })
    }
  })
  /** Starts from what is stored now, and keeps what was entered; says which fields both changed. */
  const renew = (stored: ProjectValues) => {
    const before = form.formState.defaultValues
    const entered = Object.entries(form.getValues()) as [keyof ProjectValues, never][]
    const changed = entered.filter(([name, value]) => !isSame(value, before?.[name]))
    setClashes(
      changed
        .filter(([name, value]) => !isSame(stored[name], before?.[name]) && !isSame(stored[name], value))
        .map(([name]) => ({ name, theirs: stored[name] })),
    )
    form.reset(stored)
    for (const [name, value] of changed) form.setValue(name, value, { shouldDirty: true })
    setFailure(null)
  }
  const takeTheirs = () => {
    for (const { name, theirs } of clashes) form.setValue(name, theirs as never, { shouldDirty: true })
    setClashes([])
  }
  return { form, failure, clashes, save, renew, takeTheirs, keepMine: () => setClashes([]) }
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

type Words = ReturnType<typeof useTranslations<'projectDialog'>>

const judgedBy =
  (t: Words): Resolver<ProjectValues> =>
  (values) => {
    const found = mistakesOf(values).map(({ field, most }) => {
      const message = most === null ? t('nameMissing') : t('tooLong', { most })
      return [field, { type: 'rule', message }] as const
    })
    return found.length > 0 ? { values: {}, errors: Object.fromEntries(found) } : { values, errors: {} }
  }
