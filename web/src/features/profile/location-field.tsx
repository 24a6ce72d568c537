import { LOCATION_LENGTH } from '@bizamply/contract/profile-form'
import { useTranslations } from 'use-intl'
import { Chip } from '../../ui/chip.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Select } from '../../ui/select.tsx'
import { CountryOptions } from './country-options.tsx'
import { typedPhone } from './countries.ts'
import { cities, joinLocation } from './cities.ts'
import { fieldId } from './use-profile-form.ts'
import { Optional, Used, type FieldProps } from './field-parts.tsx'

/** A country and its largest cities, or any other place. */
export function LocationField({ state, error }: FieldProps) {
  const t = useTranslations('profile')
  const { form, field, values, countries, saving } = state
  const { onChange, ...country } = field('locationCountry')
  const popular = cities[values.locationCountry] ?? []
  const shown = [...countries.usual, ...countries.others].find(({ code }) => code === values.locationCountry)
  const used = joinLocation(values.location, values.locationCountry).length
  // Without a phone number, its country follows the location.
  const follow = (code: string) => {
    if (typedPhone(form.getValues('phone'), form.getValues('phoneCountry')) === '') {
      form.setValue('phoneCountry', code)
      form.setValue('phone', '')
    }
    if (form.getFieldState('location').error) void form.trigger('location')
  }
  return (
    <div className="grid gap-2">
      <Field
        label={t('location')}
        id={fieldId('location')}
        error={error}
        aside={
          <span className="flex gap-3">
            <Used used={used} limit={LOCATION_LENGTH} />
            <Optional />
          </span>
        }
      >
        {(control) => (
          <span className="flex gap-2">
            <Select
              {...country}
              aria-label={t('locationCountry')}
              className="w-44 shrink-0 max-sm:w-32"
              onChange={(event) => {
                void onChange(event)
                follow(event.target.value)
              }}
            >
              <CountryOptions countries={countries} textOf={({ name }) => name} />
            </Select>
            <Input
              {...control}
              {...field('location')}
              dir="auto"
              className="flex-1"
              placeholder={t('city')}
              autoComplete="address-level2"
              readOnly={saving.busy}
            />
          </span>
        )}
      </Field>
      {shown && popular.length > 0 && (
        <div role="group" aria-labelledby="popular-cities" className="flex flex-wrap items-center gap-1.5">
          <span id="popular-cities" className="mr-1 text-xs text-ink-3">
            {t('popular', { country: shown.name })}
          </span>
          {popular.map((city) => (
            <Chip
              key={city}
              pressed={values.location === city}
              className="h-6 ring-1 ring-line ring-inset"
              onClick={() => form.setValue('location', city, { shouldValidate: true })}
            >
              {city}
            </Chip>
          ))}
        </div>
      )}
    </div>
  )
}
