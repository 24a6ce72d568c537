export const listStyle =
  'min-h-0 flex-1 overflow-y-auto p-1.5 [&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-2.5 ' +
  '[&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-micro [&_[cmdk-group-heading]]:text-ink-3'

export const itemStyle =
  'flex min-h-9 cursor-default items-center gap-2.5 rounded-sm px-2.5 py-1.5 text-sm text-ink select-none coarse:min-h-10 ' +
  'data-[selected=true]:bg-surface-2 dark:data-[selected=true]:bg-surface-3'
