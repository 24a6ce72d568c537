import { createContext, lazy, Suspense, useContext, useMemo, useState, type ReactNode } from 'react'

const SupportDialog = lazy(() =>
  import('../features/help/support-dialog.tsx').then((it) => ({ default: it.SupportDialog })),
)
const KeysDialog = lazy(() => import('../features/comments/keys-dialog.tsx').then((it) => ({ default: it.KeysDialog })))

type ShellDialog = 'support' | 'keys'

const OpenDialog = createContext<(dialog: ShellDialog) => void>(() => undefined)

/** Opens a dialog that belongs to no screen: from menus, the palette and the help pages. */
export const useShellDialog = (): ((dialog: ShellDialog) => void) => useContext(OpenDialog)

export function ShellDialogs({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<ShellDialog | null>(null)
  const show = useMemo(() => (dialog: ShellDialog) => setOpen(dialog), [])
  return (
    <OpenDialog value={show}>
      {children}
      <Suspense>
        {open === 'support' && <SupportDialog onClose={() => setOpen(null)} />}
        {open === 'keys' && <KeysDialog onClose={() => setOpen(null)} />}
      </Suspense>
    </OpenDialog>
  )
}
