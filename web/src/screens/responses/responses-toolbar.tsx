import { Toolbar, type ToolbarProps } from '../../features/comments/filtering/toolbar.tsx'
import type { ResponsesSearch } from './responses-search.ts'
import { useSaveView } from './use-save-view.tsx'

export interface ResponsesToolbarProps extends Omit<ToolbarProps, 'onSaveView'> {
  search: ResponsesSearch
  mayShare: boolean
}

/** Search, sort order, filters, and platforms, over the list. */
export function ResponsesToolbar({ search, mayShare, ...toolbar }: ResponsesToolbarProps) {
  const { save, dialog } = useSaveView(search, mayShare)
  return (
    <>
      <Toolbar {...toolbar} onSaveView={save} />
      {dialog}
    </>
  )
}
