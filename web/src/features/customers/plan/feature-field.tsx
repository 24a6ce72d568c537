import { featureStates, type Feature, type FeatureState } from '@bizamply/contract/features'
import { useTranslations } from 'use-intl'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'

export interface FeatureFieldProps {
  feature: Feature
  state: FeatureState
  inPlan: boolean
  disabled: boolean
  onChange: (state: FeatureState) => void
}

export function FeatureField({ feature, state, inPlan, disabled, onChange }: FeatureFieldProps) {
  const t = useTranslations('customerFeatures')
  const words = { plan: t('byPlan', { has: `${inPlan}` }), on: t('on'), off: t('off') }
  const choose = (value: string) => {
    const next = featureStates.find((one) => one === value)
    if (next) onChange(next)
  }
  return (
    <Field label={t(`feature.${feature}`)} hint={t(`hint.${feature}`)}>
      {(control) => (
        <Select {...control} value={state} disabled={disabled} onChange={({ target }) => choose(target.value)}>
          {featureStates.map((one) => (
            <option key={one} value={one}>
              {words[one]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
