import { Square, Undo2 } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { takeUndoPlace } from './use-start-bulk.ts'

export interface StopButtonProps {
  jobId: string
  onStopped: () => void
}

export interface UndoButtonProps extends StopButtonProps {
  /** Called after Undo, when the job never started and has no outcome to show. */
  onUndone: () => void
}

/** Also takes `z` while it is on screen. */
export function UndoButton({ jobId, onStopped, onUndone }: UndoButtonProps) {
  const t = useTranslations('bulk')
  const [busy, setBusy] = useState(false)
  const undo = async () => {
    setBusy(true)
    try {
      const { undone } = (await api.bulk.undo({ jobId })).data
      if (undone) {
        toast.success(t('undone'))
        onUndone()
      } else toast.warning(t('undoLate'))
    } catch (error) {
      toast.warning(t('undoFailed'), { description: CallError.from(error).message })
    }
    setBusy(false)
    onStopped()
  }
  const byKey = useEffectEvent(() => void undo())
  useEffect(() => {
    const place = takeUndoPlace()
    // Offered as long as the button is visible; the server decides whether it's too late.
    place.offer(() => byKey(), Infinity)
    return place.release
  }, [jobId])
  return (
    <Button
      size="xs"
      busy={busy}
      busyLabel={t('undoing')}
      icon={<Undo2 aria-hidden="true" size={12} />}
      onClick={() => void undo()}
    >
      {t('undo')}
    </Button>
  )
}

export function StopButton({ jobId, onStopped }: StopButtonProps) {
  const t = useTranslations('bulk')
  const [busy, setBusy] = useState(false)
  const stop = async () => {
    setBusy(true)
    try {
      await api.jobs.stop({ jobId })
    } catch (error) {
      toast.warning(t('stopFailed'), { description: CallError.from(error).message })
      setBusy(false)
    }
    onStopped()
  }
  return (
    <Button
      size="xs"
      busy={busy}
      busyLabel={t('stopping')}
      icon={<Square aria-hidden="true" size={12} />}
      onClick={() => void stop()}
    >
      {t('stop')}
    </Button>
  )
}
