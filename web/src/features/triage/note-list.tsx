import type { Comment } from '@bizamply/contract/comments'
import { useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../lib/call-error.ts'
import { useUser } from '../../lib/session.ts'
import { api } from '../../lib/call.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { toast } from '../../ui/toast.ts'
import { historyKey, useHistory } from './queries.ts'

export interface NoteListProps {
  comment: Comment
  onRemoved: (comment: Comment) => void
}

/** Notes by the team; users can delete their own. */
export function NoteList({ comment, onRemoved }: NoteListProps) {
  const t = useTranslations('triage')
  const cache = useQueryClient()
  const user = useUser()
  const notes = useHistory(comment._id).data?.notes ?? []
  const remove = async (noteId: string) => {
    try {
      await api.triage.removeNote({ noteId })
      onRemoved({ ...comment, notes: Math.max(0, comment.notes - 1) })
    } catch (error) {
      toast.error(t('removeFailed'), { description: CallError.from(error).message })
    }
    void cache.invalidateQueries({ queryKey: historyKey(comment._id) })
  }
  if (notes.length === 0) return null
  return (
    <section>
      <h3 className="text-sm font-medium text-ink">{t('notes')}</h3>
      <ul className="mt-2 grid gap-2">
        {notes.map((note) => (
          <li key={note.id} className="rounded-md bg-pending-soft px-3 py-2 text-sm text-ink">
            <p className="flex items-center gap-2 text-xs text-ink-2">
              <span className="font-medium text-ink">{note.author.name}</span>
              <RelativeTime at={note.createdAt} />
              {note.author.id === user.id && (
                <span className="ml-auto">
                  <IconButton
                    size="xs"
                    label={t('removeNote')}
                    icon={<Trash2 size={14} />}
                    onClick={() => void remove(note.id)}
                  />
                </span>
              )}
            </p>
            <p dir="auto" className="whitespace-pre-line wrap-anywhere">
              {note.text}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
