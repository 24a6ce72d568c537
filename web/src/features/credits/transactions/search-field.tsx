import { useTranslations } from 'use-intl'
import { SearchField as Field } from '../../../ui/search-field.tsx'

export function SearchField(props: { value: string; onChange: (value: string) => void }) {
  const t = useTranslations('transactions')
  return <Field {...props} label={t('search')} short={t('searchShort')} clear={t('clearSearch')} />
}
