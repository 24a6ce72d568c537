import { readBirthday } from '@bizamply/contract/profile-form'
import { CalendarDays } from 'lucide-react'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Field } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Input } from '../../ui/input.tsx'
import { birthdayPattern, today, typedBirthday } from './birthday.ts'
import { fieldId } from './use-profile-form.ts'
import { Optional, type FieldProps } from './field-parts.tsx'

/** Typed in the user's date format, or chosen from the browser's date picker. */
export function BirthdayField({ state, error }: FieldProps) {
  const t = useTranslations('profile')
  const { form, field, values, order, saving } = state
  const calendar = useRef<HTMLInputElement>(null)
  return (
    <Field label={t('birthday')} id={fieldId('birthday')} error={error} aside={<Optional />}>
      {(control) => (
        <span className="relative grid">
          <Input
            {...control}
            {...field('birthday')}
            placeholder={birthdayPattern[order]}
            autoComplete="bday"
            maxLength={50}
            readOnly={saving.busy}
            trailing={
              <IconButton
                label={t('openCalendar')}
                icon={<CalendarDays size={16} />}
                size="xs"
                onClick={() => calendar.current?.showPicker()}
              />
            }
          />
          <input
            ref={calendar}
            type="date"
            aria-hidden="true"
            tabIndex={-1}
            className="pointer-events-none absolute right-1 bottom-0 size-6 opacity-0"
            max={today()}
            value={readBirthday(values.birthday, order) ?? ''}
            onChange={({ target }) =>
              form.setValue('birthday', typedBirthday(target.value, order), { shouldValidate: true })
            }
          />
        </span>
      )}
    </Field>
  )
}
