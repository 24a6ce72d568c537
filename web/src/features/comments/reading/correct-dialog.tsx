import { sentiments } from '@bizamply/contract/comment-filter'
import type { Comment } from '@bizamply/contract/comments'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../../lib/call-error.ts'
import { api } from '../../../lib/call.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { DialogFooter } from '../../../ui/dialog.tsx'
import { EditingDialog } from '../../../ui/editing-dialog.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Select } from '../../../ui/select.tsx'
import { toast } from '../../../ui/toast.ts'
import { TopicTable } from './topic-table.tsx'
import { risks, useReadingWords } from './reading-words.ts'

export interface CorrectDialogProps {
  comment: Comment
  onSaved: (comment: Comment) => void
  onClose: () => void
}

const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'tr', 'ja', 'zh', 'ko', 'ar', 'ru', 'id', 'vi', 'th']

/** Corrects sentiment, topics, language, risks and spam. The correction stays until the customer edits the comment. */
export function CorrectDialog({ comment, onSaved, onClose }: CorrectDialogProps) {
  const t = useTranslations('reading')
  const shared = useTranslations('shared')
  const words = useReadingWords()
  const { sentiment, language, topicsGood, topicsBad, spam } = comment
  const [starting] = useState({ sentiment, language, topicsGood, topicsBad, risks: comment.risks, spam })
  const [reading, setReading] = useState(starting)
  const [state, setState] = useState<'still' | 'busy' | CallError>('still')
  const set = (next: Partial<typeof reading>) => setReading({ ...reading, ...next })
  const save = async () => {
    setState('busy')
    try {
      onSaved((await api.triage.correct({ commentId: comment._id, ...reading })).data)
      toast.success(t(comment.status === 'draft' ? 'correctDoneDraft' : 'correctDone'))
      onClose()
    } catch (error) {
      setState(CallError.from(error))
    }
  }
  const flipRisk = (risk: string) => {
    const has = reading.risks.includes(risk)
    set({ risks: has ? reading.risks.filter((one) => one !== risk) : [...reading.risks, risk] })
  }
  return (
    <EditingDialog
      title={t('correctTitle')}
      description={t('correctText')}
      changed={inOrder(reading) !== inOrder(starting)}
      busy={state === 'busy'}
      discardText={t('discardText')}
      onClose={onClose}
    >
      {(leave) => (
        <>
          <blockquote
            dir="auto"
            className="max-h-32 overflow-y-auto text-sm whitespace-pre-line text-ink-2 wrap-anywhere"
          >
            {comment.content}
          </blockquote>
          <div className="mt-4 grid gap-4">
            <Choices label={t('sentimentLabel')}>
              {sentiments.map((one) => (
                <Chip key={one} pressed={reading.sentiment === one} onClick={() => set({ sentiment: one })}>
                  {words.sentiment(one)}
                </Chip>
              ))}
            </Choices>
            <TopicTable
              good={reading.topicsGood}
              bad={reading.topicsBad}
              added={reading.sentiment === 'positive' ? 'good' : 'bad'}
              onChange={set}
            />
            <Choices label={t('risks')}>
              {risks.map((one) => (
                <Chip key={one} pressed={reading.risks.includes(one)} onClick={() => flipRisk(one)}>
                  {words.risk(one)}
                </Chip>
              ))}
              <Chip pressed={reading.spam} onClick={() => set({ spam: !reading.spam })}>
                {t('spam')}
              </Chip>
            </Choices>
            <label className="grid gap-1.5 text-sm font-medium text-ink">
              {t('language')}
              <Select
                className="w-56 font-normal"
                value={reading.language ?? ''}
                onChange={(event) => set({ language: event.target.value || null })}
              >
                <option value="">{t('unknown')}</option>
                {[...new Set([...languages, ...(language ? [language] : [])])].map((code) => (
                  <option key={code} value={code}>
                    {words.language(code)}
                  </option>
                ))}
              </Select>
            </label>
          </div>
          {state instanceof CallError && (
            <ErrorPanel className="mt-3" error={state} say={(reason) => `${t('correctFailed')} ${reason}`} />
          )}
          <DialogFooter>
            <Button onClick={leave}>{shared('cancel')}</Button>
            <Button variant="primary" busy={state === 'busy'} busyLabel={t('saving')} onClick={() => void save()}>
              {t('save')}
            </Button>
          </DialogFooter>
        </>
      )}
    </EditingDialog>
  )
}

/** To compare: a topic or a risk that was taken out and added again is no change. */
const inOrder = (reading: object): string =>
  JSON.stringify(
    Object.values(reading).map((value: unknown) =>
      Array.isArray(value) ? value.map(String).toSorted((a, b) => a.localeCompare(b)) : value,
    ),
  )

function Choices({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium text-ink">{label}</legend>
      <div className="-ml-1 flex flex-wrap gap-1">{children}</div>
    </fieldset>
  )
}
