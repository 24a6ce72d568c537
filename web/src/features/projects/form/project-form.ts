import { projectLimits } from '@bizamply/contract/project-rules'
import type { ProjectFields, ProjectPage, ProjectRow } from '@bizamply/contract/projects'
import type { FieldPath, UseFormReturn } from 'react-hook-form'

/** A project's form values; a blank date means none. */
export type ProjectValues = Omit<ProjectFields, 'ownerId' | 'dueOn' | 'countFrom' | 'startedOn' | 'shippedOn'> & {
  ownerId: string
  dueOn: string
  countFrom: string
}

export type ProjectForm = UseFormReturn<ProjectValues>

export const newProject: ProjectValues = {
  name: '',
  description: '',
  status: 'planning',
  ownerId: '',
  team: [],
  dueOn: '',
  topics: [],
  products: [],
  countFrom: '',
  change: '',
}

export const valuesOf = (project: ProjectPage): ProjectValues => ({
  name: project.name,
  description: project.description,
  status: project.status,
  ownerId: project.owner?.id ?? '',
  team: project.team.map(({ id }) => id),
  dueOn: project.dueOn ?? '',
  topics: project.topics,
  products: project.products.map(({ id }) => id),
  countFrom: project.countFromSet ? project.countFrom : '',
  change: project.change,
})

export const fieldsOf = (values: ProjectValues): Omit<ProjectFields, 'startedOn' | 'shippedOn'> => ({
  ...values,
  ownerId: values.ownerId || null,
  dueOn: values.dueOn || null,
  countFrom: values.countFrom || null,
})

const fields = Object.keys(newProject) as FieldPath<ProjectValues>[]

/** The field that an error's path belongs to. */
export const fieldOfPath = (path: string): keyof ProjectValues | null =>
  (fields.find((field) => path === field || path.startsWith(`${field}.`)) as keyof ProjectValues | undefined) ?? null

export interface Mistake {
  field: 'name' | 'description' | 'change'
  /** The maximum number of characters; null if the value is missing. */
  most: number | null
}

export function mistakesOf(values: ProjectValues): Mistake[] {
  const long = (['name', 'description', 'change'] as const)
    .filter((field) => values[field].trim().length > most[field])
    .map((field) => ({ field, most: most[field] }))
  return values.name.trim() === '' ? [{ field: 'name', most: null }] : long
}

export const most = projectLimits

/** Names of the selected products and people. */
export type Known = Pick<ProjectRow, 'products'> & { people: ProjectRow['team'] }
export const nothingKnown: Known = { products: [], people: [] }
