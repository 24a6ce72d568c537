import { announcementSizes, type WrittenAnnouncement } from '@bizamply/contract/announcements'
import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from '../../lib/formats.ts'
import { localIn } from '../../lib/zoned-time.ts'
import { Button } from '../../ui/button.tsx'
import { DialogFooter } from '../../ui/dialog.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { MomentInput } from '../../ui/moment-input.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useAnnouncementForm, type Unsaved } from './use-announcement-form.ts'

export interface AnnouncementFormProps {
  announcement: WrittenAnnouncement | null
  onUnsaved: (unsaved: Unsaved) => void
  onDone: () => void
  /** Asks first if there are unsaved changes. */
  onCancel: () => void
}

export function AnnouncementForm({ announcement, onUnsaved, onDone, onCancel }: AnnouncementFormProps) {
  const t = useTranslations('announcements')
  const shared = useTranslations('shared')
  const { values, set, save, busy, error, problem } = useAnnouncementForm(announcement, { onUnsaved, onDone })
  const { timeZone } = useFormats()
  const [now] = useState(() => localIn(timeZone, new Date()))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  const moment = (name: 'from' | 'until', empty: string, earliest: string) => (
    <Field label={t(`field.${name}`)} error={problem(name)}>
      {(control) => (
        <MomentInput
          {...control}
          label={t(`field.${name}`)}
          value={values[name]}
          empty={empty}
          usualTime={name === 'from' ? '00:00' : '23:59'}
          earliest={earliest}
          onChange={(next) => set({ [name]: next })}
        />
      )}
    </Field>
  )
  const input = (name: 'title' | 'link', hint?: string) => (
    <Field label={t(`field.${name}`)} hint={hint} error={problem(name)}>
      {(control) => (
        <Input
          {...control}
          maxLength={announcementSizes[name]}
          autoComplete="off"
          value={values[name]}
          onChange={({ target }) => set({ [name]: target.value })}
        />
      )}
    </Field>
  )
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {error && error.errors.length === 0 && <ErrorPanel error={error} say={(reason) => t('saveFailed', { reason })} />}
      {input('title')}
      <Field label={t('field.text')} hint={t('hint.text')} error={problem('text')}>
        {(control) => (
          <TextArea
            {...control}
            rows={5}
            maxLength={announcementSizes.text}
            value={values.text}
            onChange={({ target }) => set({ text: target.value })}
          />
        )}
      </Field>
      {input('link', t('hint.link'))}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {moment('from', t('startsNow'), announcement && values.from < now ? values.from : now)}
        {moment('until', t('chooseDay'), values.from > now ? values.from : now)}
      </div>
      {announcement?.notifiedAt && <p className="text-sm text-ink-2">{t('notAgain')}</p>}
      <DialogFooter>
        <Button onClick={onCancel}>{shared('cancel')}</Button>
        <Button type="submit" variant="primary" busy={busy} busyLabel={t('saving')}>
          {t(announcement ? 'save' : 'publish')}
        </Button>
      </DialogFooter>
    </form>
  )
}
