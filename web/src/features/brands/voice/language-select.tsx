import { useLocale } from 'use-intl'
import { Select, type SelectProps } from '../../../ui/select.tsx'
import { languages } from './voice-draft.ts'

export interface LanguageSelectProps extends Omit<SelectProps, 'value'> {
  value: string
  onLanguage: (language: string) => void
}

/** Names a language in the user's own. */
export function useLanguageName(): (language: string) => string {
  const names = new Intl.DisplayNames([useLocale()], { type: 'language' })
  return (language) => names.of(language) ?? language
}

export function LanguageSelect({ value, onLanguage, ...rest }: LanguageSelectProps) {
  const nameOf = useLanguageName()
  const offered = languages.includes(value) ? languages : [value, ...languages]
  return (
    <Select {...rest} value={value} onChange={(event) => onLanguage(event.target.value)}>
      {offered.map((language) => (
        <option key={language} value={language}>
          {nameOf(language)}
        </option>
      ))}
    </Select>
  )
}
