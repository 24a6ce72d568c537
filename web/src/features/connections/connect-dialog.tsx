import { useTranslations } from 'use-intl'
import { Dialog, DialogContent } from '../../ui/dialog.tsx'
import { AccountChoice } from './account-choice.tsx'
import { ConnectForm } from './connect-form.tsx'
import { ConnectProgress } from './connect-progress.tsx'
import { ServiceTile } from './service-mark.tsx'
import type { Service } from './service-list.ts'
import type { ConnectState } from './run-connect.ts'

export interface ConnectDialogProps {
  service: Service
  brand: { BrandName: string }
  state: ConnectState | undefined
  /** Filled in: the store's domain, where it is known. */
  known?: string | undefined
  onStart: (typed: string) => void
  onChoose: (account: string) => void
  onClose: () => void
}

/** What is typed, then how far it is, then which account; closing it stops nothing. */
export function ConnectDialog({ service, brand, state, known, onStart, onChoose, onClose }: ConnectDialogProps) {
  const t = useTranslations('connect')
  const name = t(`names.${service}`)
  const asking = !state || state.phase === 'unchanged' || state.phase === 'failed'
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={
          <span className="flex items-center gap-3">
            <ServiceTile service={service} />
            <span className="grid">
              {t('dialog.title', { service: name })}{' '}
              <span className="text-sm font-normal text-ink-2">{t('dialog.forBrand', { brand: brand.BrandName })}</span>
            </span>
          </span>
        }
      >
        {asking && (
          <ConnectForm service={service} state={state} known={known ?? ''} onStart={onStart} onClose={onClose} />
        )}
        {state?.phase === 'choosing' && (
          <AccountChoice service={service} brandName={brand.BrandName} state={state} onChoose={onChoose} />
        )}
        {!asking && state.phase !== 'choosing' && <ConnectProgress service={service} state={state} onClose={onClose} />}
      </DialogContent>
    </Dialog>
  )
}
