import { ExternalLink } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button, look } from '../../ui/button.tsx'
import { DialogFooter } from '../../ui/dialog.tsx'
import { StepList, type Step } from '../../ui/step-list.tsx'
import { fieldOf } from './connect-field.ts'
import { MissingPermissionsNote } from './missing-permissions-note.tsx'
import type { Service } from './service-list.ts'
import type { ConnectState } from './run-connect.ts'

export interface ConnectProgressProps {
  service: Service
  state: ConnectState
  onClose: () => void
}

/** Progress in three steps, with a link to the consent page if the browser blocked the popup. */
export function ConnectProgress({ service, state, onClose }: ConnectProgressProps) {
  const t = useTranslations('connect')
  const name = t(`names.${service}`)
  const at = state.phase === 'done' ? 3 : state.phase === 'checking' ? 2 : 1
  const stateOf = (step: number): Step['state'] => (step < at ? 'done' : step === at ? 'now' : 'next')
  const steps: Step[] = [
    { key: 'typed', state: stateOf(0), title: t(fieldOf(service) ? 'dialog.typed' : 'dialog.store') },
    ...(state.phase === 'done' && state.byToken
      ? []
      : [
          {
            key: 'approved',
            state: stateOf(1),
            title: t(at > 1 ? 'dialog.approved' : 'dialog.approve', { service: name }),
          },
        ]),
    { key: 'tested', state: stateOf(2), title: t(`dialog.tested.${service}`) },
  ]
  const blocked = state.phase === 'waiting' && state.blocked ? state.address : null
  return (
    <div className="grid gap-5">
      {blocked && (
        <div role="alert" className="grid justify-items-start gap-2.5 rounded-md bg-pending-soft px-3 py-2.5">
          <p className="text-sm font-medium text-pending-ink">{t('dialog.blocked')}</p>
          <a href={blocked} target="_blank" rel="opener" className={look({ variant: 'neutral', size: 'md' })}>
            <span className="inline-flex items-center gap-2">
              {t('dialog.openIt', { service: name })}
              <ExternalLink aria-hidden="true" size={14} />
            </span>
          </a>
        </div>
      )}
      <div role="status">
        <StepList steps={steps} />
      </div>
      {state.phase === 'done' && state.missing && <MissingPermissionsNote missing={state.missing} />}
      <p className="text-xs text-ink-2">
        {state.phase === 'done'
          ? t('success', { service: name })
          : t(state.phase === 'checking' ? 'checking' : 'waiting')}
      </p>
      <DialogFooter>
        <Button onClick={onClose}>{t('dialog.close')}</Button>
        <Button variant="primary" busy={state.phase !== 'done'} busyLabel={t('connecting')} onClick={onClose}>
          {t('connected')}
        </Button>
      </DialogFooter>
    </div>
  )
}
