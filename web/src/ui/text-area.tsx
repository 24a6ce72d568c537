import type { ComponentProps } from 'react'
import { fieldLook } from './input.tsx'

export interface TextAreaProps extends ComponentProps<'textarea'> {
  invalid?: boolean
}

/** Grows with its text where the browser can. */
export function TextArea({ invalid, className = '', ...rest }: TextAreaProps) {
  return (
    <textarea
      {...rest}
      aria-invalid={invalid || rest['aria-invalid'] || undefined}
      className={`${fieldLook} field-sizing-content resize-y px-3 py-2 text-sm ${className}`}
    />
  )
}
