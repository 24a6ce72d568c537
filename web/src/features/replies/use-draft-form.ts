import type { Comment } from '@bizamply/contract/comments'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { newerDraft } from './failure.ts'
import { stillMarked } from './still-marked.ts'

/** The text being edited, the version it began from, and what the server said to saving it. */
export function useDraftForm(comment: Comment, limit: number, onSaved: (comment: Comment) => void) {
  const t = useTranslations('replies')
  const [base, setBase] = useState({ text: comment.updatedContent ?? '', version: comment.version ?? 1 })
  const [text, setText] = useState(base.text)
  const [saving, setSaving] = useState(false)
  const [failed, setFailed] = useState(false)
  const [tried, setTried] = useState(false)
  const [newer, setNewer] = useState<{ text: string; version: number } | null>(null)
  const over = text.length - limit
  const problem = over > 0 ? t('tooLong', { count: over }) : tried && text.trim() === '' ? t('emptyReply') : null

  const save = async (version = base.version) => {
    setTried(true)
    if (saving || over > 0 || text.trim() === '') return
    setSaving(true)
    setFailed(false)
    try {
      onSaved((await api.replies.edit({ commentId: comment._id, text, version })).data)
    } catch (error) {
      const theirs = newerDraft(CallError.from(error))
      setNewer(theirs && { text: theirs.updatedContent ?? '', version: theirs.version ?? version })
      setFailed(theirs === null)
      setSaving(false)
    }
  }

  return {
    text,
    setText,
    saving,
    failed,
    problem,
    newer,
    marked: stillMarked(comment.updatedContent ?? '', comment.spans, text),
    changed: text !== base.text,
    save: () => save(),
    keepMine: () => {
      if (!newer) return
      setBase(newer)
      setNewer(null)
      void save(newer.version)
    },
    useTheirs: () => {
      if (!newer) return
      setBase(newer)
      setText(newer.text)
      setNewer(null)
    },
  }
}
