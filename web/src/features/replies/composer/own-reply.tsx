import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../../lib/call.ts'
import { CallError } from '../../../lib/call-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { newerDraft } from '../failure.ts'
import type { ReplyComposerProps } from './reply-composer-props.ts'

/** A first draft by the user. Saved as a draft, it opens in the draft's editor. */
export function OwnReply(props: ReplyComposerProps & { onCancel: () => void }) {
  const t = useTranslations('replies')
  const shared = useTranslations('shared')
  const { comment, actions, limit, onCancel } = props
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const area = useRef<HTMLTextAreaElement>(null)
  // The user just asked for this field.
  useEffect(() => area.current?.focus(), [])
  const save = async () => {
    if (busy) return
    if (text.trim() === '') return setProblem(t('ownEmpty'))
    setBusy(true)
    try {
      actions.patch((await api.replies.edit({ commentId: comment._id, text, version: 0, how: 'edited' })).data)
      actions.renew()
    } catch (error) {
      const failure = CallError.from(error)
      // Someone was faster: their draft is shown, and this text stays for the user to copy.
      const theirs = newerDraft(failure)
      setProblem(theirs ? t('staleTitle') : `${t('ownFailed')} ${failure.message}`)
      setBusy(false)
    }
  }
  return (
    <section aria-label={t('composer')} className="grid gap-3 rounded-lg border border-line-strong p-4">
      <Field label={t('ownLabel')} hint={t('ownHint')} error={problem}>
        {(control) => (
          <TextArea
            {...control}
            ref={area}
            dir="auto"
            rows={6}
            maxLength={limit}
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              setProblem(undefined)
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
              event.preventDefault()
              void save()
            }}
          />
        )}
      </Field>
      <div className="flex gap-2">
        <Button variant="primary" busy={busy} busyLabel={t('ownSaving')} onClick={() => void save()}>
          {t('ownSave')}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {shared('cancel')}
        </Button>
      </div>
    </section>
  )
}
