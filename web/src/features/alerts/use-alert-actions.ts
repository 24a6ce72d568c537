import type { Alert, MuteSpan } from '@bizamply/contract/alerts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../lib/call-error.ts'
import type { Api } from '../../lib/call.ts'
import { useBrandApi } from '../../lib/brand-api.ts'
import { toast } from '../../ui/toast.ts'
import { useKeepAlert } from './queries.ts'

const UNDO_MS = 8000

/** Acknowledge, reopen, mute, unmute and assign. Each shows a toast, with Undo if it can be reversed. */
export function useAlertActions() {
  const t = useTranslations('alerts')
  const api = useBrandApi()
  const { keep, renew } = useKeepAlert()
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())
  const run = async (
    { id }: Alert,
    request: () => Promise<{ data: Alert }>,
    done: { message: string; undo?: () => void },
  ): Promise<void> => {
    setBusy((before) => new Set([...before, id]))
    try {
      keep((await request()).data)
      const { message, undo } = done
      toast.success(message, undo ? { duration: UNDO_MS, action: { label: t('undo'), onClick: undo } } : {})
    } catch (error) {
      toast.error(t('failed'), { description: CallError.from(error).message })
      renew()
    }
    setBusy((before) => new Set([...before].filter((one) => one !== id)))
  }
  const of = ({ product }: Alert) => ({ product: product.name })
  const reopen = (alert: Alert): Promise<void> =>
    run(alert, () => api.alerts.reopen({ alertId: alert.id }), { message: t('reopened', of(alert)) })
  const unmute = (alert: Alert): Promise<void> =>
    run(alert, () => api.alerts.unmute({ alertId: alert.id }), { message: t('unmuted', of(alert)) })
  const assign = (alert: Alert, member: Alert['assignee'], isUndo = false): Promise<void> =>
    run(alert, () => give(api, alert.id, member), {
      message: member ? t('assigned', { ...of(alert), name: member.name }) : t('unassigned', of(alert)),
      ...(isUndo ? {} : { undo: () => void assign(alert, alert.assignee, true) }),
    })
  return {
    busy,
    reopen,
    unmute,
    assign: (alert: Alert, member: Alert['assignee']) => assign(alert, member),
    acknowledge: (alert: Alert) =>
      run(alert, () => api.alerts.acknowledge({ alertId: alert.id }), {
        message: t('acknowledged', of(alert)),
        undo: () => void reopen(alert),
      }),
    mute: (alert: Alert, span: MuteSpan) =>
      run(alert, () => api.alerts.mute({ alertId: alert.id, span }), {
        message:
          span === 'always' ? t('mutedForGoodDone', of(alert)) : t('mutedDone', { ...of(alert), days: Number(span) }),
        undo: () => void unmute(alert),
      }),
  }
}

export type AlertActions = ReturnType<typeof useAlertActions>

const give = (api: Api, alertId: string, member: Alert['assignee']) =>
  member ? api.alerts.assign({ alertId, userId: member.id }) : api.alerts.unassign({ alertId })
