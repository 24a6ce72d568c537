import { isChanged, putText, type Editor } from './editor.ts'
import { saveDraft, type OnPatch } from './save-draft.ts'

/** Escape and the cross: what was typed is saved on the way out. False: it could not be, so a person is asked. */
export function saveAndLeave(editor: Editor, onPatch: OnPatch): Promise<boolean> {
  const { writing } = editor.get()
  return writing && !writing.stopped ? Promise.resolve(true) : saveDraft(editor, 'auto', onPatch)
}

/** Cancel: `asks` where words would be lost, `back` where the stored draft must become again what it was. */
export function whatCancelMeans(editor: Editor): 'asks' | 'back' | 'nothing' {
  const state = editor.get()
  if (state.writing) return 'nothing'
  if (isChanged(state)) return 'asks'
  return state.saved.text === state.start ? 'nothing' : 'back'
}

/** Makes the stored draft what it was; what was saved by itself since stays among the versions. */
export async function putBack(editor: Editor, onPatch: OnPatch): Promise<void> {
  const { saved, start } = editor.get()
  if (saved.text === start) return
  putText(editor, start, 'restored')
  await saveDraft(editor, 'auto', onPatch)
}
