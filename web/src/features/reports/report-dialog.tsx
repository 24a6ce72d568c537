import type { Report, ReportInput } from '@bizamply/contract/reports'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog, DialogContent, DialogFooter } from '../../ui/dialog.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { focusField } from '../../ui/focus-field.ts'
import { RecipientsField } from './recipients-field.tsx'
import { ReportAbout } from './report-about.tsx'
import { ReportRhythm } from './report-rhythm.tsx'
import { ReportScope } from './report-scope.tsx'
import { useReportForm } from './use-report-form.ts'

export interface ReportDialogProps {
  /** Null: a new one. */
  report: Report | null
  starting: ReportInput
  /** The brand's, by which schedules run. */
  timezone: string
  onClose: () => void
}

export function ReportDialog({ report, starting, timezone, onClose }: ReportDialogProps) {
  const t = useTranslations('reportDialog')
  const form = useReportForm(report, starting, onClose)
  const [asks, setAsks] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  const leave = () => (form.changed ? setAsks(true) : onClose())
  const save = async () => {
    const wrong = await form.save()
    if (wrong) fields.current?.querySelector<HTMLElement>(`[data-field=${wrong}] :is(${focusable})`)?.focus()
  }
  return (
    <>
      <Dialog open onOpenChange={(open) => !open && leave()}>
        <DialogContent
          width={640}
          title={report ? t('editTitle') : t('newTitle')}
          description={t('text')}
          onOpenAutoFocus={focusField}
        >
          <div ref={fields} className="grid gap-5">
            <ReportAbout form={form} />
            <ReportScope form={form} timezone={timezone} />
            <ReportRhythm form={form} timezone={timezone} />
            <RecipientsField form={form} />
            {form.failure && <ErrorPanel message={form.failure.words} requestId={form.failure.requestId} />}
          </div>
          <DialogFooter>
            <Button onClick={leave}>{t('cancel')}</Button>
            <Button variant="primary" busy={form.saving} busyLabel={t('saving')} onClick={() => void save()}>
              {t('save')}
            </Button>
          </DialogFooter>
        </DialogContent>
      </Dialog>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={t('discardTitle')}
        description={t('discardText')}
        action={t('discard')}
        onConfirm={onClose}
      />
    </>
  )
}

const focusable = 'input, textarea, select, button'
