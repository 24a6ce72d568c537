import { createContext, Suspense, useContext, useMemo, useState, type ReactNode } from 'react'
import { lazyPart } from '../lib/lazy-part.ts'
import { useStepUpRequested } from '../lib/step-up.ts'

const SupportDialog = lazyPart(() =>
  import('../features/help/support-dialog.tsx').then((it) => ({ default: it.SupportDialog })),
)
const KeysDialog = lazyPart(() =>
  import('../features/comments/keys-dialog.tsx').then((it) => ({ default: it.KeysDialog })),
)

const StepUpDialog = lazyPart(() =>
  import('../features/security/step-up-dialog.tsx').then((it) => ({ default: it.StepUpDialog })),
)

type ShellDialog = 'support' | 'keys'

const OpenDialog = createContext<(dialog: ShellDialog) => void>(() => undefined)

/** Opens the shell's own dialogs: from menus, the palette, and the help pages. */
export const useShellDialog = (): ((dialog: ShellDialog) => void) => useContext(OpenDialog)

export function ShellDialogs({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<ShellDialog | null>(null)
  const stepUpRequested = useStepUpRequested()
  const show = useMemo(() => (dialog: ShellDialog) => setOpen(dialog), [])
  return (
    <OpenDialog value={show}>
      {children}
      <Suspense>
        {open === 'support' && <SupportDialog onClose={() => setOpen(null)} />}
        {stepUpRequested && <StepUpDialog />}
        {open === 'keys' && <KeysDialog onClose={() => setOpen(null)} />}
      </Suspense>
    </OpenDialog>
  )
}
