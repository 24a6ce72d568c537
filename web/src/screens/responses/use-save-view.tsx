import { Suspense, useState, type ReactNode } from 'react'
import type { View } from '../../features/triage/views/queries.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import type { ResponsesSearch } from './responses-search.ts'
import { viewQuery } from './view-query.ts'

const SaveViewDialog = lazyPart(() =>
  import('../../features/triage/views/save-view-dialog.tsx').then((it) => ({ default: it.SaveViewDialog })),
)

/** The dialog that saves the list’s filters as a view, or changes a saved one. */
export function useSaveView(
  search: ResponsesSearch,
  mayShare: boolean,
): { save: () => void; edit: (view: View) => void; dialog: ReactNode } {
  const [open, setOpen] = useState<'new' | View | null>(null)
  const view = open === 'new' || open === null ? undefined : open
  return {
    save: () => setOpen('new'),
    edit: setOpen,
    dialog: (
      <Suspense>
        {open && (
          <SaveViewDialog
            tab={search.status ?? 'pending'}
            query={view?.query ?? viewQuery(search)}
            view={view}
            mayShare={mayShare}
            onClose={() => setOpen(null)}
          />
        )}
      </Suspense>
    ),
  }
}
