import type { ReactNode } from 'react'

export interface SettingRowProps {
  label: ReactNode
  /** Links the text to a control that isn't inside a label. */
  labelFor?: string
  text?: ReactNode
  children: ReactNode
}

/** A setting: text on the left, its control on the right; on a phone, a select is below the text. */
export function SettingRow({ label, labelFor, text, children }: SettingRowProps) {
  return (
    <div className="flex items-center gap-6 border-b border-line py-3 max-sm:has-[select]:flex-col max-sm:has-[select]:items-stretch max-sm:has-[select]:gap-2">
      <div className="min-w-0 flex-1">
        <label htmlFor={labelFor} className="block text-sm font-medium text-ink">
          {label}
        </label>
        {text && (
          <p id={labelFor && `${labelFor}-text`} className="text-xs text-pretty text-ink-3">
            {text}
          </p>
        )}
      </div>
      {children}
    </div>
  )
}
