import { projectStatuses } from '@bizamply/contract/project-rules'
import { useFormState } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { typedField } from '../../../lib/typed-field.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { DayField } from './day-field.tsx'
import type { ProjectForm } from './project-form.ts'

/** Due date, status, the first day of the linked comments, and what changes for customers. */
export function DatesFields({ form, isNew }: { form: ProjectForm; isNew: boolean }) {
  const t = useTranslations('projectDialog')
  const words = useTranslations('projects')
  const { errors } = useFormState({ control: form.control, name: ['status', 'change'] })
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <DayField form={form} name="dueOn" label={t('due')} empty={t('noDue')} />
        <Field label={t('status')} error={errors.status?.message}>
          {(control) => (
            <Select {...control} {...typedField(form, 'status')}>
              {projectStatuses.map((status) => (
                <option key={status} value={status}>
                  {words(`status.${status}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <DayField
        form={form}
        name="countFrom"
        label={t('countFrom')}
        empty={t(isNew ? 'countFromUnset' : 'countFromUnsetEdit')}
        hint={t('countFromHint')}
      />
      <Field label={t('change')} hint={t('changeHint')} error={errors.change?.message}>
        {(control) => <TextArea {...control} {...typedField(form, 'change')} rows={2} />}
      </Field>
    </>
  )
}
