import type { ReactNode } from 'react'
import { FootBar } from '../../ui/foot-bar.tsx'

export interface WizardFrameProps {
  header: ReactNode
  /** Messages about the whole console, such as an unreachable server. */
  notice: ReactNode
  /** Shown under the header when there's no room for the rail. */
  bar: ReactNode
  footer: ReactNode
  rail: ReactNode
  children: ReactNode
}

/** The step with its footer on the left, the setup's progress on the right. */
export function WizardFrame({ header, notice, bar, footer, rail, children }: WizardFrameProps) {
  return (
    <div className="flex h-dvh flex-col bg-canvas">
      {header}
      {notice}
      <div className="lg:hidden">{bar}</div>
      <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_400px]">
        <main className="flex min-h-0 flex-col bg-surface lg:border-r lg:border-line">
          <div className="relative min-h-0 flex-1 overflow-y-auto">
            <div className="mx-auto w-full max-w-180 p-4 pb-10 sm:p-6 sm:pt-8 sm:pb-12">{children}</div>
          </div>
          <FootBar>{footer}</FootBar>
        </main>
        <aside className="relative overflow-y-auto p-8 pt-6 max-lg:hidden">{rail}</aside>
      </div>
    </div>
  )
}
