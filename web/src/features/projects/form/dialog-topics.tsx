import { topicNames } from '@bizamply/contract/topics-and-risks'
import { useController } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { AddMenu } from '../../../ui/add-menu.tsx'
import { ChosenChips } from '../../../ui/chosen-chips.tsx'
import { ChosenField } from '../../../ui/chosen-field.tsx'
import { most, type ProjectForm } from './project-form.ts'

/** What customers complain about. */
export function TopicsField({ form }: { form: ProjectForm }) {
  const t = useTranslations('projectDialog')
  const names = useTranslations('reading.topic')
  const {
    field: { ref, value: chosen, onChange },
    fieldState,
  } = useController({ control: form.control, name: 'topics' })
  return (
    <ChosenField label={t('topics')} hint={t('topicsHint', { most: most.topics })} error={fieldState.error?.message}>
      <ChosenChips
        label={t('chosenTopics')}
        chosen={chosen.map((topic) => ({
          value: topic,
          name: names(topic),
          remove: t('removeTopic', { name: names(topic) }),
        }))}
        onRemove={(topic) => onChange(chosen.filter((one) => one !== topic))}
      />
      <AddMenu
        ref={ref}
        label={t('addTopic')}
        isFull={chosen.length >= most.topics}
        options={topicNames.filter((topic) => !chosen.includes(topic)).map((value) => ({ value, name: names(value) }))}
        onAdd={(topic) => onChange([...chosen, topic])}
      />
    </ChosenField>
  )
}
