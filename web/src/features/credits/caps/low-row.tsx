import { useTranslations } from 'use-intl'
import { CapRow, type CapRowProps } from './cap-row.tsx'

/** From how many credits on the admins are told. */
export function LowRow({ form, mayChange }: Pick<CapRowProps, 'form' | 'mayChange'>) {
  const t = useTranslations('creditCaps')
  const { lowAt } = form.caps
  return (
    <CapRow
      form={form}
      mayChange={mayChange}
      field="lowAt"
      name={t('lowAt')}
      text={t('lowAtText')}
      words={{ empty: mayChange ? t('tenth') : t('lowAtTenth'), value: t('lowAtIs', { count: lowAt ?? 0 }) }}
    />
  )
}
