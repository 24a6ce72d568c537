import type { ComponentProps } from 'react'

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'role'> {
  onCheckedChange?: (checked: boolean) => void
  /** It is being saved: ignores presses, but keeps the focus, which `disabled` would drop. */
  busy?: boolean
}

/** A native checkbox with the switch role; wrap it in a label or set `aria-label`. */
export function Switch({ onCheckedChange, onChange, busy = false, className = '', ...rest }: SwitchProps) {
  return (
    <input
      {...rest}
      type="checkbox"
      role="switch"
      aria-disabled={busy || rest['aria-disabled']}
      className={`${track} ${knob} ${className}`}
      onChange={(event) => {
        if (busy) return
        onChange?.(event)
        onCheckedChange?.(event.target.checked)
      }}
    />
  )
}

const track =
  'relative h-[18px] w-[30px] shrink-0 cursor-pointer appearance-none rounded-full bg-ink-3 transition-colors duration-100 ' +
  'checked:bg-accent disabled:cursor-default disabled:bg-line-strong after:absolute after:-inset-1 coarse:after:-inset-3'
const knob =
  'before:absolute before:top-0.5 before:left-0.5 before:size-3.5 before:rounded-full before:bg-on-accent before:shadow-1 ' +
  'before:transition-transform before:duration-100 checked:before:translate-x-3'
