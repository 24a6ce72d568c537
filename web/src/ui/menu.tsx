import * as Radix from 'radix-ui/dropdown-menu'
import type { ComponentProps, ReactNode } from 'react'

/** Not modal: a modal menu hides the whole page from assistive technology. */
export function Menu(props: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root modal={false} {...props} />
}

export function MenuTrigger(props: ComponentProps<typeof Radix.Trigger>) {
  return <Radix.Trigger asChild {...props} />
}

export function MenuContent({ className = '', ...rest }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        sideOffset={6}
        align="start"
        collisionPadding={8}
        {...rest}
        className={`${popupLook} p-1 ${className}`}
      />
    </Radix.Portal>
  )
}

export interface MenuItemProps extends ComponentProps<typeof Radix.Item> {
  icon?: ReactNode
  shortcut?: ReactNode
  tone?: 'neutral' | 'danger'
}

export function MenuItem({ icon, shortcut, tone = 'neutral', children, className = '', ...rest }: MenuItemProps) {
  return (
    <Radix.Item {...rest} className={`${itemLook} ${tone === 'danger' ? 'text-danger-ink' : 'text-ink'} ${className}`}>
      {icon && <span className={`grid shrink-0 ${tone === 'danger' ? '' : 'text-ink-3'}`}>{icon}</span>}
      {children}
      {shortcut && <span className="ml-auto pl-4 text-xs text-ink-3">{shortcut}</span>}
    </Radix.Item>
  )
}

/** An item that is a link: its URL can be copied. */
export function MenuLink({ icon, children, ...rest }: ComponentProps<'a'> & Pick<MenuItemProps, 'icon'>) {
  return (
    <Radix.Item asChild>
      <a {...rest} className={`${itemLook} text-ink`}>
        {icon && <span className="grid shrink-0 text-ink-3">{icon}</span>}
        {children}
      </a>
    </Radix.Item>
  )
}

export function MenuRadioGroup(props: ComponentProps<typeof Radix.RadioGroup>) {
  return <Radix.RadioGroup {...props} />
}

export function MenuRadioItem({ className = '', ...rest }: ComponentProps<typeof Radix.RadioItem>) {
  return <Radix.RadioItem {...rest} className={`${itemLook} text-ink ${className}`} />
}

export function MenuLabel({ className = '', ...rest }: ComponentProps<typeof Radix.Label>) {
  return <Radix.Label {...rest} className={`px-2 pt-2 pb-1 text-micro text-ink-3 ${className}`} />
}

export function MenuSeparator() {
  return <Radix.Separator className="-mx-1 my-1 h-px bg-line" />
}

/** Surface of menus and popovers. */
export const popupLook =
  'z-50 min-w-44 origin-(--radix-popper-transform-origin) animate-popup rounded-lg bg-raised text-ink shadow-2 outline-none ' +
  'max-h-(--radix-popper-available-height) overflow-y-auto'

const itemLook =
  'flex min-h-8 cursor-default items-center gap-2.5 rounded-sm px-2 text-sm outline-none select-none coarse:min-h-10 ' +
  'data-highlighted:bg-surface-3 data-disabled:text-ink-3'
