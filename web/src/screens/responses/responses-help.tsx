import { lazy, Suspense } from 'react'

const KeysDialog = lazy(() =>
  import('../../features/comments/keys-dialog.tsx').then((it) => ({ default: it.KeysDialog })),
)

/** Every key of this screen, on `?`. */
export function ResponsesHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  return <Suspense>{open && <KeysDialog onClose={onClose} />}</Suspense>
}
