import { CODE_LENGTH } from '@bizamply/contract/code-length'
import { OTPInput, REGEXP_ONLY_DIGITS, type SlotProps } from 'input-otp'
import { Fragment, type Ref } from 'react'

export interface CodeBoxesProps {
  value: string
  onChange: (digits: string) => void
  label: string
  invalid: boolean
  readOnly: boolean
  describedBy?: string | undefined
  /** Boxes of 56 or 40 pixels. */
  size?: 'lg' | 'sm'
  ref: Ref<HTMLInputElement>
}

/** Six boxes over one field: typing advances, backspace goes back, pasting fills them all. */
export function CodeBoxes({
  value,
  onChange,
  label,
  invalid,
  readOnly,
  describedBy,
  size = 'lg',
  ref,
}: CodeBoxesProps) {
  return (
    <OTPInput
      ref={ref}
      value={value}
      onChange={onChange}
      maxLength={CODE_LENGTH}
      pattern={REGEXP_ONLY_DIGITS}
      pasteTransformer={(pasted) => pasted.replace(/\D/g, '')}
      pushPasswordManagerStrategy="none"
      noScriptCSSFallback={null}
      inputMode="numeric"
      autoComplete="one-time-code"
      aria-label={label}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      readOnly={readOnly}
      containerClassName="w-full"
      render={({ slots, isFocused }) => (
        <div className="flex w-full items-center gap-2">
          {slots.map((slot, at) => (
            <Fragment key={`box-${at}`}>
              {at === CODE_LENGTH / 2 && <span aria-hidden="true" className="h-px w-2 shrink-0 bg-line-strong" />}
              <Box slot={slot} focused={isFocused} invalid={invalid} size={size} />
            </Fragment>
          ))}
        </div>
      )}
    />
  )
}

interface BoxProps {
  slot: SlotProps
  focused: boolean
  invalid: boolean
  size: 'lg' | 'sm'
}

function Box({ slot, focused, invalid, size }: BoxProps) {
  const active = focused && slot.isActive
  const border = invalid ? 'border-danger' : active ? 'border-accent' : 'border-line-strong'
  const ring = active ? (invalid ? 'ring-3 ring-danger/20' : 'ring-3 ring-accent/20') : ''
  return (
    <span
      aria-hidden="true"
      className={`grid ${size === 'lg' ? 'h-14 text-xl' : 'h-10 text-base'} min-w-0 flex-1 place-items-center rounded-sm border bg-surface font-semibold shadow-1 tabular-nums dark:bg-surface-2 ${border} ${ring}`}
    >
      {slot.char ?? (slot.hasFakeCaret && <span className="h-5 w-px bg-ink" />)}
    </span>
  )
}
