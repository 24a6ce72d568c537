import type { ProjectPerson } from '@bizamply/contract/projects'
import { useState } from 'react'
import { useFormState } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { Fold } from '../../../ui/fold.tsx'
import { DescriptionField } from './dialog-about.tsx'
import { DatesFields } from './dialog-dates.tsx'
import { PeopleFields } from './dialog-people.tsx'
import { newProject, type ProjectForm, type ProjectValues } from './project-form.ts'

export interface MoreFieldsProps {
  form: ProjectForm
  isNew: boolean
  /** Members of the stored project; some may have left the company. */
  people: readonly ProjectPerson[]
}

/** What a new project can go without: closed, unless something besides the owner is filled in or has an error. */
export function MoreFields({ form, isNew, people }: MoreFieldsProps) {
  const t = useTranslations('projectDialog')
  const [isOpen, setOpen] = useState(() => !isNew || folded.some((name) => isFilled(form.getValues(), name)))
  const { errors } = useFormState({ control: form.control, name: [...folded] })
  const hasError = folded.some((name) => errors[name])
  return (
    <Fold
      open={isOpen || hasError}
      onOpenChange={setOpen}
      className="border-t border-line pt-4"
      label={
        <>
          {t('more')} <span className="font-normal text-ink-3 group-open:hidden max-sm:hidden">{t('moreText')}</span>
        </>
      }
    >
      <div className="mt-4 grid gap-5">
        <DescriptionField form={form} />
        <PeopleFields form={form} known={people} />
        <DatesFields form={form} isNew={isNew} />
      </div>
    </Fold>
  )
}

const folded = ['description', 'ownerId', 'team', 'dueOn', 'status', 'countFrom', 'change'] as const

const isFilled = (values: ProjectValues, name: (typeof folded)[number]): boolean =>
  name === 'ownerId' ? false : name === 'team' ? values.team.length > 0 : values[name] !== newProject[name]
