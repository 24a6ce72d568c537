import { useTranslations } from 'use-intl'
import type { Country } from './countries.ts'
import type { ProfileFormState } from './use-profile-form.ts'

export interface CountryOptionsProps {
  countries: ProfileFormState['countries']
  textOf: (country: Country) => string
}

/** Options of both selects: none, common countries, all others. */
export function CountryOptions({ countries, textOf }: CountryOptionsProps) {
  const t = useTranslations('profile')
  const options = (some: readonly Country[]) =>
    some.map((country) => (
      <option key={country.code} value={country.code}>
        {textOf(country)}
      </option>
    ))
  return (
    <>
      <option value="">{t('noCountry')}</option>
      <optgroup label={t('usualCountries')}>{options(countries.usual)}</optgroup>
      <optgroup label={t('otherCountries')}>{options(countries.others)}</optgroup>
    </>
  )
}
