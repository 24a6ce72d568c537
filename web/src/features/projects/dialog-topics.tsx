import { topicNames, type Topic } from '@bizamply/contract/topics-and-risks'
import { useController } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { ChosenChips } from '../../ui/chosen-chips.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { most, type ProjectForm } from './project-form.ts'

/** What customers complain about. */
export function TopicsField({ form }: { form: ProjectForm }) {
  const t = useTranslations('projectDialog')
  const names = useTranslations('reading.topic')
  const { field, fieldState } = useController({ control: form.control, name: 'topics' })
  const chosen = field.value
  const add = (value: string) => {
    const topic = topicNames.find((one) => one === value)
    if (topic) field.onChange([...chosen, topic])
  }
  return (
    <div className="grid gap-2">
      <Field label={t('topics')} hint={t('topicsHint', { most: most.topics })} error={fieldState.error?.message}>
        {(control) => (
          <Select
            {...control}
            ref={field.ref}
            value=""
            disabled={chosen.length >= most.topics}
            onChange={({ target }) => add(target.value)}
          >
            <option value="">{t('addTopic')}</option>
            {topicNames
              .filter((topic) => !chosen.includes(topic))
              .map((topic) => (
                <option key={topic} value={topic}>
                  {names(topic)}
                </option>
              ))}
          </Select>
        )}
      </Field>
      <ChosenChips
        label={t('chosenTopics')}
        chosen={chosen.map((topic: Topic) => ({
          value: topic,
          name: names(topic),
          remove: t('removeTopic', { name: names(topic) }),
        }))}
        onRemove={(topic) => field.onChange(chosen.filter((one) => one !== topic))}
      />
    </div>
  )
}
