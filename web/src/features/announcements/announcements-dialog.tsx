import type { WrittenAnnouncement } from '@bizamply/contract/announcements'
import { Megaphone } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../lib/call-error.ts'
import { api } from '../../lib/call.ts'
import { Button } from '../../ui/button.tsx'
import { DialogFooter } from '../../ui/dialog.tsx'
import { EditingDialog } from '../../ui/editing-dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { AnnouncementForm } from './announcement-form.tsx'
import { AnnouncementRow } from './announcement-row.tsx'
import { useAnnouncements, useKeepAnnouncements } from './queries.ts'

/** Lists current and past announcements with their authors. */
export function AnnouncementsDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('announcements')
  const shared = useTranslations('shared')
  const { data, error, refetch } = useAnnouncements()
  const [edited, setEdited] = useState<WrittenAnnouncement | 'new' | null>(null)
  const [unsaved, setUnsaved] = useState({ changed: false, busy: false })
  const toList = () => setEdited(null)
  return (
    <EditingDialog title={t('title')} description={t('text')} {...unsaved} onClose={unsaved.changed ? toList : onClose}>
      {(leave) => (
        <>
          {edited ? (
            <AnnouncementForm
              announcement={edited === 'new' ? null : edited}
              onUnsaved={setUnsaved}
              onDone={toList}
              onCancel={unsaved.changed ? leave : toList}
            />
          ) : data ? (
            <List announcements={data} onEdit={setEdited} />
          ) : error ? (
            <ErrorPanel error={error} say={(reason) => t('failed', { reason })} onRetry={() => void refetch()} />
          ) : (
            <div role="status">
              <span className="sr-only">{t('loading')}</span>
              <Skeleton className="h-48" />
            </div>
          )}
          {!edited && (
            <DialogFooter>
              <Button onClick={leave}>{shared('close')}</Button>
              <Button variant="primary" onClick={() => setEdited('new')}>
                {t('add')}
              </Button>
            </DialogFooter>
          )}
        </>
      )}
    </EditingDialog>
  )
}

interface ListProps {
  announcements: WrittenAnnouncement[]
  onEdit: (announcement: WrittenAnnouncement) => void
}

function List({ announcements, onEdit }: ListProps) {
  const t = useTranslations('announcements')
  const keep = useKeepAnnouncements()
  const [error, setError] = useState<CallError | null>(null)
  const end = async (id: string) => {
    setError(null)
    try {
      keep((await api.announcements.end({ id })).data)
      toast.success(t('ended'))
    } catch (thrown) {
      setError(CallError.from(thrown))
    }
  }
  if (announcements.length === 0) return <EmptyState heading="h3" icon={<Megaphone size={20} />} title={t('none')} />
  return (
    <>
      {error && <ErrorPanel error={error} say={(reason) => t('saveFailed', { reason })} />}
      <ul className="max-h-96 overflow-y-auto border-t border-line">
        {announcements.map((one) => (
          <AnnouncementRow key={one.id} announcement={one} onEdit={() => onEdit(one)} onEnd={() => void end(one.id)} />
        ))}
      </ul>
    </>
  )
}
