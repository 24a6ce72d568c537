import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'

const KeysDialog = lazyPart(() =>
  import('../../features/comments/keys-dialog.tsx').then((it) => ({ default: it.KeysDialog })),
)

/** All shortcuts of this screen, opened with `?`. */
export function ResponsesHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  return <Suspense>{open && <KeysDialog onClose={onClose} />}</Suspense>
}
