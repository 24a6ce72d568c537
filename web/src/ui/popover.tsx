import * as Radix from 'radix-ui/popover'
import type { ComponentProps } from 'react'
import { popupLook } from './menu.tsx'

export const Popover = Radix.Root

export function PopoverTrigger(props: ComponentProps<typeof Radix.Trigger>) {
  return <Radix.Trigger asChild {...props} />
}

export function PopoverContent({ className = '', ...rest }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        sideOffset={6}
        align="start"
        collisionPadding={8}
        {...rest}
        className={`${popupLook} max-w-[calc(100vw-16px)] p-3 ${className}`}
      />
    </Radix.Portal>
  )
}

export const PopoverClose = Radix.Close
