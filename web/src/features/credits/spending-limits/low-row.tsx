import { useTranslations } from 'use-intl'
import { LimitRow, type LimitRowProps } from './limit-row.tsx'

/** From how many credits on the admins are told. */
export function LowRow({ form, mayChange }: Pick<LimitRowProps, 'form' | 'mayChange'>) {
  const t = useTranslations('spendingLimits')
  const { lowAt } = form.spendingLimits
  return (
    <LimitRow
      form={form}
      mayChange={mayChange}
      field="lowAt"
      name={t('lowAt')}
      text={t('lowAtText')}
      words={{ empty: mayChange ? t('tenth') : t('lowAtTenth'), value: t('lowAtIs', { count: lowAt ?? 0 }) }}
    />
  )
}
