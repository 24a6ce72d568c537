import { companySizes, industries, type CompanySize } from '@bizamply/contract/onboarding-choices'
import type { ComponentProps } from 'react'
import { useTranslations } from 'use-intl'
import { Select } from '../../ui/select.tsx'

type Props = ComponentProps<typeof Select>

export function SizeSelect(props: Props) {
  const t = useTranslations('onboarding')
  return (
    <Select {...props} size="lg">
      <option value="">{t('notChosen')}</option>
      {companySizes.map((size) => (
        <option key={size} value={size}>
          {t(`sizes.${sizeKeys[size]}`)}
        </option>
      ))}
    </Select>
  )
}

/** The industries that the API accepts, in its wording. */
export function IndustrySelect(props: Props) {
  const t = useTranslations('onboarding')
  return (
    <Select {...props} size="lg">
      <option value="">{t('notChosen')}</option>
      {industries.map((industry) => (
        <option key={industry} value={industry}>
          {industry}
        </option>
      ))}
    </Select>
  )
}

const sizeKeys = {
  '1': 's1',
  '2-10': 's10',
  '11-50': 's50',
  '51-200': 's200',
  '201-1000': 's1000',
  '1000+': 'sMore',
} as const satisfies Record<CompanySize, string>
