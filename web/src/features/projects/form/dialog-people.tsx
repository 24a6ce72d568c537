import type { ProjectPerson } from '@bizamply/contract/projects'
import { useController, useFormState } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { useMembers } from '../../../lib/members.ts'
import { typedField } from '../../../lib/typed-field.ts'
import { AddMenu } from '../../../ui/add-menu.tsx'
import { ChosenChips } from '../../../ui/chosen-chips.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { ChosenField } from '../../../ui/chosen-field.tsx'
import { most, type ProjectForm } from './project-form.ts'

export interface PeopleFieldsProps {
  form: ProjectForm
  /** Members of the stored project; some may have left the company. */
  known: readonly ProjectPerson[]
}

/** The owner and the team. */
export function PeopleFields({ form, known }: PeopleFieldsProps) {
  const t = useTranslations('projectDialog')
  const members = useMembers(true)
  const { errors } = useFormState({ control: form.control, name: 'ownerId' })
  const people = withoutTwins([...(members.data ?? []), ...known])
  if (members.isError && !members.data) {
    const say = (reason: string) => t('membersFailed', { reason })
    return <ErrorPanel error={members.error} say={say} onRetry={() => void members.refetch()} />
  }
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <Field label={t('owner')} error={errors.ownerId?.message}>
        {(control) => (
          <Select {...control} {...typedField(form, 'ownerId')} key={people.length}>
            <option value="">{t('noOwner')}</option>
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <TeamField form={form} people={people} />
    </div>
  )
}

const withoutTwins = (people: readonly ProjectPerson[]): ProjectPerson[] =>
  people.filter(({ id }, n) => people.findIndex((one) => one.id === id) === n)

function TeamField({ form, people }: { form: ProjectForm; people: readonly ProjectPerson[] }) {
  const t = useTranslations('projectDialog')
  const {
    field: { ref, value: team, onChange },
    fieldState,
  } = useController({ control: form.control, name: 'team' })
  const nameOf = (id: string): string => people.find((one) => one.id === id)?.name ?? '…'
  return (
    <ChosenField label={t('team')} error={fieldState.error?.message}>
      <ChosenChips
        label={t('chosenTeam')}
        chosen={team.map((id) => ({ value: id, name: nameOf(id), remove: t('removeMember', { name: nameOf(id) }) }))}
        onRemove={(id) => onChange(team.filter((one) => one !== id))}
      />
      <AddMenu
        ref={ref}
        label={t('addMember')}
        isFull={team.length >= most.team}
        options={people.filter(({ id }) => !team.includes(id)).map(({ id, name }) => ({ value: id, name }))}
        onAdd={(id) => onChange([...team, id])}
      />
    </ChosenField>
  )
}
