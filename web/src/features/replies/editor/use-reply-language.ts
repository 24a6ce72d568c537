import { isTranslated, useVersions } from '../versions/versions-query.ts'
import { generatedIn } from './built-in-languages.ts'
import { useEditor } from './editor-context.ts'
import type { Editor } from './editor.ts'

/** The language that a composer wrote the text on screen in; null if it's unknown or a person wrote the text. */
export function useReplyLanguage(editor: Editor): string | null {
  const { words, comment, saved, written } = useEditor(editor)
  const composed = comment.composer !== 'person'
  const versions = useVersions(comment._id, saved.version, composed).data ?? []
  if (!composed) return null
  if (written?.text === words.text) return written.language
  return isTranslated(versions, words.text) ? null : generatedIn(comment)
}
