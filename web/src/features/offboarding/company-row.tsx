import type { ReactNode } from 'react'

export interface CompanyRowProps {
  id: string
  title: string
  tone?: 'danger'
  text: ReactNode
  /** More lines below the text. */
  children?: ReactNode
  action: ReactNode
}

/** What can be done with a company, and its button. */
export function CompanyRow({ id, title, tone, text, children, action }: CompanyRowProps) {
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-72">
        <h3 id={id} className={`text-sm font-medium ${tone === 'danger' ? 'text-danger-ink' : 'text-ink'}`}>
          {title}
        </h3>
        <p className="text-xs text-pretty text-ink-3">{text}</p>
        {children}
      </div>
      {action}
    </div>
  )
}
