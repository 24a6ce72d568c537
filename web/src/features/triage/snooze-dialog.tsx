import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMedia } from '../../lib/media.ts'
import { AnchoredPopover } from '../../ui/anchored-popover.tsx'
import { Dialog, DialogContent } from '../../ui/dialog.tsx'
import { whose } from './assign-dialog.tsx'
import { focusFirstTime, SnoozeChoices } from './snooze-choices.tsx'
import type { TriageDialogProps } from './triage-dialog-props.ts'

/** Where the pane shows the button that the times open at. */
const withButton = '(min-width: 1024px)'

/** Times to snooze until: at the button of the open review, otherwise in the middle of the screen. */
export function SnoozeDialog({ comments, triage, onClose }: TriageDialogProps) {
  const t = useTranslations('triage')
  const isWide = useMedia(withButton)
  const [only, ...others] = comments
  const [button] = useState(() => ({ current: only && others.length === 0 ? buttonOf(only._id) : null }))
  const [opener] = useState(() => ({ current: document.activeElement }))
  const title = t('snoozeTitle', { count: comments.length })
  const choices = (
    <SnoozeChoices
      onChoose={(until, reason) => {
        void triage.setTriageState(comments, { triageState: 'snoozed', until: until.toISOString(), reason })
        onClose()
      }}
    />
  )
  if (isWide && button.current) {
    return (
      <AnchoredPopover
        anchor={button}
        returnTo={opener}
        label={title}
        onClose={onClose}
        onOpenAutoFocus={focusFirstTime}
        className="w-88 p-4"
      >
        <h2 className="mb-2 text-sm font-semibold text-ink">{title}</h2>
        {choices}
      </AnchoredPopover>
    )
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent onOpenAutoFocus={focusFirstTime} title={title} description={whose(comments) ?? t('snoozeText')}>
        {choices}
      </DialogContent>
    </Dialog>
  )
}

const buttonOf = (id: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-snoozes="${CSS.escape(id)}"]`)
