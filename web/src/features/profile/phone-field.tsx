import { PHONE_LENGTH } from '@bizamply/contract/profile-form'
import { useTranslations } from 'use-intl'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Select } from '../../ui/select.tsx'
import { CountryOptions } from './country-options.tsx'
import { formatPhone, phoneCountry, typedPhone } from './countries.ts'
import { fieldId } from './use-profile-form.ts'
import { Optional, type FieldProps } from './field-parts.tsx'

/** The country sets the rules of the number; another country keeps the number and validates it again. */
export function PhoneField({ state, error }: FieldProps) {
  const t = useTranslations('profile')
  const { form, field, values, countries, saving } = state
  const { onBlur, ...phone } = field('phone')
  const { onChange, ...country } = field('phoneCountry')
  const prefix = () => {
    const rules = phoneCountry(values.phoneCountry, 'en')
    if (rules && values.phone === '' && !saving.busy) form.setValue('phone', `+${rules.dialCode} `)
  }
  return (
    <Field label={t('phone')} id={fieldId('phone')} error={error} aside={<Optional />}>
      {(control) => (
        <span className="flex gap-2">
          <Select
            {...country}
            aria-label={t('phoneCountry')}
            className="w-32 shrink-0"
            onChange={(event) => {
              void onChange(event)
              if (typedPhone(form.getValues('phone'), '')) void form.trigger('phone')
            }}
          >
            <CountryOptions
              countries={countries}
              textOf={({ name, dialCode }) => t('countryWithCode', { country: name, code: dialCode })}
            />
          </Select>
          <Input
            {...control}
            {...phone}
            className="flex-1"
            type="tel"
            autoComplete="tel"
            maxLength={PHONE_LENGTH}
            readOnly={saving.busy}
            onFocus={prefix}
            onBlur={(event) => {
              const typed = form.getValues('phone')
              const shown = formatPhone(typed, form.getValues('phoneCountry'))
              if (shown !== typed) form.setValue('phone', shown)
              onBlur(event)
            }}
          />
        </span>
      )}
    </Field>
  )
}
