import { useLocale } from 'use-intl'
import { Select, type SelectProps } from '../../../ui/select.tsx'
import { languages } from './voice-draft.ts'

export interface LanguageSelectProps extends Omit<SelectProps, 'value'> {
  value: string
  onLanguage: (language: string) => void
}

export function LanguageSelect({ value, onLanguage, ...rest }: LanguageSelectProps) {
  const names = new Intl.DisplayNames([useLocale()], { type: 'language' })
  const offered = languages.includes(value) ? languages : [value, ...languages]
  return (
    <Select {...rest} value={value} onChange={(event) => onLanguage(event.target.value)}>
      {offered.map((language) => (
        <option key={language} value={language}>
          {names.of(language) ?? language}
        </option>
      ))}
    </Select>
  )
}
