import type { Availability } from '@bizamply/contract/features'
import type { Report, ReportInput } from '@bizamply/contract/reports'
import * as Tabs from 'radix-ui/tabs'
import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useFormState } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { DialogFooter } from '../../ui/dialog.tsx'
import { EditingDialog } from '../../ui/editing-dialog.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { focusField } from '../../ui/focus-field.ts'
import { RecipientsField } from './recipients-field.tsx'
import { ReportAbout } from './report-about.tsx'
import { ReportScheduleField } from './report-schedule-field.tsx'
import { isFolded, reportSteps, stepOf, type ReportStep } from './report-rules.ts'
import { ReportMore } from './report-more.tsx'
import { ReportPeriod } from './report-period.tsx'
import { ReportPreview } from './report-preview.tsx'
import { useReportForm } from './use-report-form.ts'

export interface ReportDialogProps {
  /** Null for a new report. */
  report: Report | null
  starting: ReportInput
  /** The brand's timezone, in which schedules run. */
  timezone: string
  /** Whether reports can have a schedule. */
  scheduling: Availability
  onClose: () => void
}

/** What the report shows, then when it runs; a new report leads through both, a stored one is saved from either. */
export function ReportDialog({ report, starting, timezone, scheduling, onClose }: ReportDialogProps) {
  const t = useTranslations('reportDialog')
  const [step, setStep] = useState<ReportStep>('content')
  const { platforms, products } = starting.filter
  const [more, setMore] = useState(platforms.length + products.length > 0 || starting.description !== '')
  // The field with an error can be in the other step or collapsed, and only a visible field gets the focus.
  const showField = (field: string) =>
    flushSync(() => {
      setStep(stepOf(field))
      if (isFolded(field)) setMore(true)
    })
  const { form, failure, save, judgeContent } = useReportForm(report, starting, showField, onClose)
  const { isDirty, isSubmitting } = useFormState({ control: form.control })
  const leads = report === null && step === 'content'
  const goOn = async () => {
    if (await judgeContent()) setStep('delivery')
  }
  return (
    <EditingDialog
      title={report ? t('editTitle') : t('newTitle')}
      description={t(`stepText.${step}`)}
      changed={isDirty}
      busy={isSubmitting}
      width={936}
      onOpenAutoFocus={focusField}
      onClose={onClose}
    >
      {(leave) => (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void (leads ? goOn() : save(event))
          }}
        >
          <Tabs.Root value={step} onValueChange={(next) => setStep(stepNamed(next))}>
            <Steps />
            <div className="grid items-start gap-8 md:grid-cols-[minmax(0,1fr)_248px]">
              <div>
                <Step name="content" now={step}>
                  <ReportAbout form={form} />
                  <ReportPeriod form={form} />
                  <ReportMore
                    form={form}
                    timezone={timezone}
                    known={report?.products ?? none}
                    open={more}
                    onOpenChange={setMore}
                  />
                </Step>
                <Step name="delivery" now={step}>
                  <ReportScheduleField form={form} timezone={timezone} scheduling={scheduling} />
                  <RecipientsField form={form} />
                </Step>
              </div>
              <ReportPreview form={form} />
            </div>
          </Tabs.Root>
          {failure && <ErrorPanel className="mt-5" message={failure.words} requestId={failure.requestId} />}
          <DialogFooter>
            <Button onClick={leave}>{t('cancel')}</Button>
            <Button type="submit" variant="primary" busy={isSubmitting} busyLabel={t('saving')}>
              {t(leads ? 'next' : 'save')}
            </Button>
          </DialogFooter>
        </form>
      )}
    </EditingDialog>
  )
}

const none: Report['products'] = []
const stepNamed = (name: string): ReportStep => reportSteps.find((one) => one === name) ?? 'content'

function Steps() {
  const t = useTranslations('reportDialog')
  return (
    <Tabs.List aria-label={t('steps')} className="mb-5 grid grid-cols-2 gap-2">
      {reportSteps.map((name, n) => (
        <Tabs.Trigger key={name} value={name} className={tab}>
          <span aria-hidden="true" className="tabular-nums">
            {n + 1}
          </span>
          {t(`step.${name}`)}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
  )
}

const tab =
  'flex min-h-8 items-center gap-2 border-b-2 border-line pb-1 text-left text-sm font-medium text-ink-2 transition-colors duration-100 hover:text-ink ' +
  'data-[state=active]:border-accent data-[state=active]:text-ink coarse:min-h-10'

/** Stays mounted, so that nothing typed is lost. */
function Step({ name, now, children }: { name: ReportStep; now: ReportStep; children: ReactNode }) {
  return (
    <Tabs.Content value={name} forceMount hidden={name !== now} tabIndex={-1} className="grid gap-5 outline-none">
      {children}
    </Tabs.Content>
  )
}
