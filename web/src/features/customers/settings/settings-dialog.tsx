import type { CreditSettings } from '@bizamply/contract/credits'
import { useTranslations } from 'use-intl'
import { Button } from '../../../ui/button.tsx'
import { DialogFooter } from '../../../ui/dialog.tsx'
import { EditingDialog } from '../../../ui/editing-dialog.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { PriceField } from './price-field.tsx'
import { PriceSummary } from './price-summary.tsx'
import { creditFields, usePriceHistory, usePrices, type PriceForm } from './use-prices.ts'

/** Prices of generating and sending, for every customer. */
export function CreditSettingsDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('creditSettings')
  const { data, error, refetch } = usePriceHistory()
  const [newest] = data ?? []
  const form = usePrices(newest, onClose)
  return (
    <EditingDialog
      title={t('title')}
      description={t('text')}
      changed={form.isChanged}
      busy={form.busy}
      onClose={onClose}
    >
      {(leave) =>
        newest ? (
          <Form versions={data ?? []} saved={newest} form={form} onLeave={leave} />
        ) : error ? (
          <ErrorPanel error={error} say={(reason) => t('failed', { reason })} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-72" />
        )
      }
    </EditingDialog>
  )
}

interface FormProps {
  versions: readonly CreditSettings[]
  saved: CreditSettings
  form: PriceForm
  onLeave: () => void
}

function Form({ versions, saved, form, onLeave }: FormProps) {
  const t = useTranslations('creditSettings')
  const shared = useTranslations('shared')
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.save()
      }}
    >
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <div className="grid content-start gap-4">
          {creditFields.map((field) => (
            <PriceField key={field} field={field} saved={saved[field]} form={form} />
          ))}
        </div>
        <PriceSummary versions={versions} saved={saved} values={form.values} />
      </div>
      {form.error && (
        <div className="mt-4">
          <ErrorPanel error={form.error} say={(reason) => t('saveFailed', { reason })} />
        </div>
      )}
      <DialogFooter>
        <span className="mr-auto self-center text-xs text-pretty text-ink-3 max-sm:hidden">
          {t('makesVersion', { version: saved.version + 1 })}
        </span>
        <Button onClick={onLeave}>{shared('cancel')}</Button>
        {form.isChanged && <Button onClick={form.reset}>{t('reset')}</Button>}
        <Button
          type="submit"
          variant="primary"
          busy={form.busy}
          busyLabel={t('saving')}
          aria-disabled={!form.isChanged || undefined}
          onClick={(event) => !form.isChanged && event.preventDefault()}
        >
          {t('save')}
        </Button>
      </DialogFooter>
    </form>
  )
}
