import { Check, Minus } from 'lucide-react'
import { useEffect, useRef, type ChangeEvent, type ComponentProps, type Ref } from 'react'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  indeterminate?: boolean
  onCheckedChange?: (checked: boolean) => void
}

/** A native checkbox; needs a label or `aria-label`. */
export function Checkbox({
  indeterminate = false,
  onCheckedChange,
  onChange,
  ref,
  className = '',
  ...rest
}: CheckboxProps) {
  const own = useRef<HTMLInputElement | null>(null)
  useEffect(() => {
    if (own.current) own.current.indeterminate = indeterminate
  }, [indeterminate])
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event)
    onCheckedChange?.(event.target.checked)
  }
  return (
    <span className={`group relative inline-grid size-4 shrink-0 place-items-center ${className}`}>
      <input {...rest} type="checkbox" ref={(node) => join(node, own, ref)} onChange={change} className={box} />
      {!indeterminate && rest.checked !== false && (
        <Check aria-hidden="true" className={`${mark} hidden peer-checked:block`} strokeWidth={3} />
      )}
      {indeterminate && <Minus aria-hidden="true" className={mark} strokeWidth={3} />}
    </span>
  )
}

function join(node: HTMLInputElement | null, own: { current: HTMLInputElement | null }, ref?: Ref<HTMLInputElement>) {
  own.current = node
  if (typeof ref === 'function') ref(node)
  else if (ref) ref.current = node
}

// The hit area is larger than the box: 24 px for a mouse, 40 px for touch.
const box =
  'peer size-4 cursor-pointer appearance-none rounded-xs border border-line-control bg-surface shadow-1 transition-colors ' +
  'duration-100 after:absolute after:-inset-1 coarse:after:-inset-3 hover:border-ink-3 checked:border-accent checked:bg-accent ' +
  'indeterminate:border-accent indeterminate:bg-accent dark:bg-surface-2 dark:checked:bg-accent dark:indeterminate:bg-accent ' +
  'disabled:cursor-default disabled:border-line disabled:bg-surface-3'
const mark = 'pointer-events-none absolute size-3 text-on-accent'
