import { sizes } from '@bizamply/contract/size-limits'
import { reportCategories } from '@bizamply/contract/report-rules'
import { useFormState } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { Field } from '../../ui/field.tsx'
import { Fold } from '../../ui/fold.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { ReportScope, type ReportScopeProps } from './report-scope.tsx'

export interface ReportMoreProps extends ReportScopeProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** What most reports leave as it is: filters, category and description. */
export function ReportMore({ open, onOpenChange, ...scope }: ReportMoreProps) {
  const t = useTranslations('reportDialog')
  const names = useTranslations('reports')
  const { form } = scope
  const { errors } = useFormState({ control: form.control })
  return (
    <Fold
      open={open}
      onOpenChange={onOpenChange}
      className="border-t border-line pt-4"
      label={
        <>
          {t('more')} <span className="font-normal text-ink-3 group-open:hidden">{t('moreText')}</span>
        </>
      }
    >
      <div className="mt-4 grid gap-5">
        <ReportScope {...scope} />
        <Field label={t('category')} hint={t('categoryText')}>
          {(control) => (
            <Select {...control} {...form.register('category')}>
              {reportCategories.map((one) => (
                <option key={one} value={one}>
                  {names(`category.${one}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('description')} hint={t('descriptionText')} error={errors.description?.message}>
          {(control) => (
            <TextArea
              {...control}
              {...form.register('description')}
              dir="auto"
              rows={2}
              className="max-h-40"
              maxLength={sizes.reportDescription}
            />
          )}
        </Field>
      </div>
    </Fold>
  )
}
