import type { Report, ReportInput } from '@bizamply/contract/reports'
import { useFormState } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { DialogFooter } from '../../ui/dialog.tsx'
import { EditingDialog } from '../../ui/editing-dialog.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { focusField } from '../../ui/focus-field.ts'
import { RecipientsField } from './recipients-field.tsx'
import { ReportAbout } from './report-about.tsx'
import { ReportRhythm } from './report-rhythm.tsx'
import { ReportScope } from './report-scope.tsx'
import { useReportForm } from './use-report-form.ts'

export interface ReportDialogProps {
  /** Null for a new report. */
  report: Report | null
  starting: ReportInput
  /** The brand's timezone, in which schedules run. */
  timezone: string
  onClose: () => void
}

export function ReportDialog({ report, starting, timezone, onClose }: ReportDialogProps) {
  const t = useTranslations('reportDialog')
  const { form, failure, save } = useReportForm(report, starting, onClose)
  const { isDirty, isSubmitting } = useFormState({ control: form.control })
  return (
    <EditingDialog
      title={report ? t('editTitle') : t('newTitle')}
      description={t('text')}
      changed={isDirty}
      discard={{ title: t('discardTitle'), text: t('discardText'), action: t('discard') }}
      onOpenAutoFocus={focusField}
      onClose={onClose}
    >
      {(leave) => (
        <form noValidate onSubmit={(event) => void save(event)}>
          <div className="grid gap-5">
            <ReportAbout form={form} />
            <ReportScope form={form} timezone={timezone} known={report?.products ?? none} />
            <ReportRhythm form={form} timezone={timezone} />
            <RecipientsField form={form} />
            {failure && <ErrorPanel message={failure.words} requestId={failure.requestId} />}
          </div>
          <DialogFooter>
            <Button onClick={leave}>{t('cancel')}</Button>
            <Button type="submit" variant="primary" busy={isSubmitting} busyLabel={t('saving')}>
              {t('save')}
            </Button>
          </DialogFooter>
        </form>
      )}
    </EditingDialog>
  )
}

const none: Report['products'] = []
