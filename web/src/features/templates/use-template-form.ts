import type { ReplyTemplate } from '@bizamply/contract/templates'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { toast } from '../../ui/toast.ts'
import { usePatchTemplates } from './queries.ts'
import { problemOfName, problemOfText } from './template-rules.ts'

/** The form of a template, and the server's errors. */
export function useTemplateForm(template: ReplyTemplate | null, onSaved: () => void) {
  const t = useTranslations('templates')
  const patch = usePatchTemplates()
  const [name, setName] = useState(template?.name ?? '')
  const [text, setText] = useState(template?.text ?? '')
  const [tried, setTried] = useState(false)
  const [saving, setSaving] = useState(false)
  const [refusedName, setRefusedName] = useState<string | null>(null)
  const [failure, setFailure] = useState<{ words: string; requestId: string | undefined } | null>(null)
  const [nameProblem, textProblem] = [problemOfName(name), problemOfText(text)]

  const save = async () => {
    setTried(true)
    if (saving || nameProblem || textProblem) return
    setSaving(true)
    setFailure(null)
    const given = { name: name.trim(), text: text.trim() }
    try {
      const { data } = template
        ? await api.templates.change({ ...given, templateId: template.id })
        : await api.templates.create(given)
      patch.put(data)
      toast.success(t('saved'))
      onSaved()
    } catch (error) {
      const refused = CallError.from(error)
      const reason = refused.status === 0 ? t('unreachable') : refused.message
      if (refused.code === 'CONFLICT') setRefusedName(refused.message)
      else setFailure({ words: t('saveFailed', { reason }), requestId: refused.requestId })
      setSaving(false)
    }
  }

  return {
    name,
    text,
    saving,
    failure,
    refusedName,
    nameProblem: tried || nameProblem?.why === 'long' ? nameProblem : null,
    textProblem: tried || textProblem?.why === 'long' ? textProblem : null,
    changed: name !== (template?.name ?? '') || text !== (template?.text ?? ''),
    setName: (next: string) => {
      setRefusedName(null)
      setName(next)
    },
    setText,
    /** Inserts a placeholder at the cursor. */
    putPlace: (place: string, area: HTMLTextAreaElement | null) => putAtCursor(text, `{${place}}`, area, setText),
    save,
  }
}

function putAtCursor(text: string, words: string, area: HTMLTextAreaElement | null, put: (text: string) => void): void {
  const { selectionStart = text.length, selectionEnd = text.length } = area ?? {}
  put(text.slice(0, selectionStart) + words + text.slice(selectionEnd))
  const end = selectionStart + words.length
  window.requestAnimationFrame(() => {
    area?.focus()
    area?.setSelectionRange(end, end)
  })
}
