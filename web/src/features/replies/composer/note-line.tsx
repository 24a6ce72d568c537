import { Eye } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { textLink } from '../../../ui/text-link.ts'
import { focusCaution } from '../sending/cautions.ts'
import type { NoteFirst } from '../sending/use-note-first.ts'

/** In a footer that can cover the note to read: how many reasons it has, as a button that goes there. */
export function NoteLine({ count, isShown }: Pick<NoteFirst, 'count' | 'isShown'>) {
  const t = useTranslations('replies')
  return (
    <>
      <button
        type="button"
        className={`flex items-center gap-1.5 text-xs coarse:-my-2.5 ${textLink}`}
        onClick={() => focusCaution('center')}
      >
        <Eye aria-hidden="true" size={14} className="shrink-0" />
        {t('readCount', { count })}
      </button>
      <p role="status" className="basis-full text-xs text-pretty text-pending-ink empty:sr-only">
        {isShown && t('readNoteAgain')}
      </p>
    </>
  )
}
