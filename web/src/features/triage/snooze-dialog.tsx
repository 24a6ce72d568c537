import { useTranslations } from 'use-intl'
import { whose } from './assign-dialog.tsx'
import { focusFirstTime, SnoozeChoices } from './snooze-choices.tsx'
import type { TriageDialogProps } from './triage-dialog-props.ts'
import { TriagePopup } from './triage-popup.tsx'

/** Times to snooze until: at the button of the open review, otherwise in the middle of the screen. */
export function SnoozeDialog({ comments, triage, onClose }: TriageDialogProps) {
  const t = useTranslations('triage')
  return (
    <TriagePopup
      comments={comments}
      button="snoozes"
      title={t('snoozeTitle', { count: comments.length })}
      description={whose(comments) ?? t('snoozeText')}
      className="w-88 p-4"
      onOpenAutoFocus={focusFirstTime}
      onClose={onClose}
    >
      <SnoozeChoices
        onChoose={(until, reason) => {
          void triage.setTriageState(comments, { triageState: 'snoozed', until: until.toISOString(), reason })
          onClose()
        }}
      />
    </TriagePopup>
  )
}
