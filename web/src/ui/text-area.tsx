import type { ComponentProps } from 'react'
import { fieldLook } from './input.tsx'

export interface TextAreaProps extends ComponentProps<'textarea'> {
  invalid?: boolean
}

/** At least `rows` high; grows with its text if the browser supports it. */
export function TextArea({ invalid, rows = 3, className = '', style, ...rest }: TextAreaProps) {
  return (
    <textarea
      {...rest}
      rows={rows}
      style={{ minHeight: rows * 20 + 18, ...style }}
      aria-invalid={invalid || rest['aria-invalid'] || undefined}
      className={`${fieldLook} field-sizing-content resize-y px-3 py-2 text-sm ${className}`}
    />
  )
}
