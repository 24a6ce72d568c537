import { companyProviders, reasoningEfforts } from '@bizamply/contract/company-model-choices'
import { useTranslations } from 'use-intl'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { Select } from '../../../ui/select.tsx'
import type { ModelForm, Typed } from './use-model-form.ts'

export interface ModelFieldsProps {
  form: ModelForm
  /** Hint of the stored API key. */
  keyHint: string | null
  disabled: boolean
}

export function ModelFields({ form, keyHint, disabled }: ModelFieldsProps) {
  const t = useTranslations('customerModel')
  const { values, set, problems } = form
  const { provider } = values
  return (
    <>
      <Field label={t('provider')} error={problems.provider}>
        {(control) => (
          <Select
            {...control}
            disabled={disabled}
            value={provider}
            onChange={({ target }) =>
              set({ provider: companyProviders.find((one) => one === target.value) ?? provider })
            }
          >
            {companyProviders.map((one) => (
              <option key={one} value={one}>
                {t(`providers.${one}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {provider === 'azure' && (
        <Text name="resource" label={t('resource')} hint={t('resourceHint')} form={form} disabled={disabled} />
      )}
      {provider === 'bedrock' && (
        <Text name="region" label={t('region')} hint={t('regionHint')} form={form} disabled={disabled} />
      )}
      <Text name="model" label={t(provider === 'azure' ? 'deployment' : 'model')} form={form} disabled={disabled} />
      {!disabled && (
        <Field
          label={t('key')}
          error={problems.apiKey}
          hint={keyHint === null ? t('keyHint') : t('keyKept', { hint: keyHint })}
        >
          {(control) => (
            <PasswordInput
              {...control}
              size="md"
              autoComplete="off"
              value={values.apiKey}
              onChange={({ target }) => set({ apiKey: target.value })}
            />
          )}
        </Field>
      )}
      <EffortField form={form} disabled={disabled} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Text name="inputPrice" label={t('inputPrice')} hint={t('priceHint')} form={form} disabled={disabled} />
        <Text name="outputPrice" label={t('outputPrice')} form={form} disabled={disabled} />
      </div>
    </>
  )
}

function EffortField({ form, disabled }: Omit<ModelFieldsProps, 'keyHint'>) {
  const t = useTranslations('customerModel')
  const { values, set, problems } = form
  const choose = (value: string) => set({ reasoningEffort: reasoningEfforts.find((one) => one === value) ?? null })
  return (
    <Field label={t('effort')} error={problems.reasoningEffort}>
      {(control) => (
        <Select
          {...control}
          disabled={disabled}
          value={values.reasoningEffort ?? ''}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">{t('efforts.own')}</option>
          {reasoningEfforts.map((one) => (
            <option key={one} value={one}>
              {t(`efforts.${one}`)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

interface TextProps {
  name: Exclude<keyof Typed, 'provider' | 'reasoningEffort' | 'apiKey'>
  label: string
  hint?: string
  form: ModelForm
  disabled: boolean
}

function Text({ name, label, hint, form: { values, set, problems }, disabled }: TextProps) {
  const isPrice = name === 'inputPrice' || name === 'outputPrice'
  return (
    <Field label={label} hint={hint} error={problems[name]}>
      {(control) => (
        <Input
          {...control}
          readOnly={disabled}
          inputMode={isPrice ? 'decimal' : 'text'}
          autoComplete="off"
          spellCheck={false}
          value={values[name]}
          onChange={({ target }) => set({ [name]: target.value })}
        />
      )}
    </Field>
  )
}
