import type { ReactNode } from 'react'

export interface VoiceSheetProps {
  heading: ReactNode
  aside: ReactNode
  foot: ReactNode
  /** A section per child. */
  children: ReactNode
}

// Without the shell's header and the save bar.
const room = 'xl:max-h-[calc(100dvh-109px)]'

/** The layout of the brand voice, also while it loads. */
export function VoiceSheet({ heading, aside, foot, children }: VoiceSheetProps) {
  return (
    <div className="flex min-h-full flex-col">
      <div className="grid flex-1 grid-cols-[minmax(0,1fr)] content-start xl:grid-cols-[minmax(0,1fr)_400px] xl:content-stretch">
        <div className="min-w-0">
          {heading}
          <div className="grid max-w-[800px] grid-cols-[minmax(0,1fr)] gap-7 px-4 pb-10 *:border-t *:border-line *:pt-6 sm:px-6">
            {children}
          </div>
        </div>
        <aside className="border-line max-xl:border-t xl:border-l">
          <div className={`px-4 pt-5 pb-8 sm:px-6 xl:sticky xl:top-0 xl:overflow-y-auto ${room}`}>{aside}</div>
        </aside>
      </div>
      {foot}
    </div>
  )
}
