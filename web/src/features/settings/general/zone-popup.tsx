import { Command, useCommandState } from 'cmdk'
import { Check } from 'lucide-react'
import { useState, type RefObject } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { AnchoredPopover } from '../../../ui/anchored-popover.tsx'
import { useClockIn } from './use-clock-in.ts'
import { allZones } from './zones.ts'

export interface ZonePopupProps {
  anchor: RefObject<HTMLButtonElement | null>
  chosen: string
  now: Date
  onChoose: (timezone: string) => void
  onClose: () => void
}

/** Every timezone with its current time, searchable by city, offset or common name. */
export function ZonePopup({ anchor, chosen, now, onChoose, onClose }: ZonePopupProps) {
  const t = useTranslations('general')
  const locale = useLocale()
  const clock = useClockIn()
  const [zones] = useState(() => allZones(chosen, locale, now))
  return (
    <AnchoredPopover
      anchor={anchor}
      label={t('field.timezone')}
      onClose={onClose}
      className="w-(--radix-popover-trigger-width) max-w-[calc(100vw-16px)] min-w-80"
    >
      <Command
        label={t('field.timezone')}
        defaultValue={chosen}
        loop
        filter={matches}
        className="flex max-h-80 flex-col"
      >
        <Command.Input
          maxLength={60}
          placeholder={t('searchZones')}
          className="h-10 shrink-0 border-b border-line bg-transparent px-3 text-sm text-ink outline-none placeholder:text-ink-3 coarse:text-lg"
        />
        <Command.List label={t('field.timezone')} className="min-h-0 flex-1 overflow-y-auto p-1">
          {zones.map((zone) => (
            <Command.Item
              key={zone.name}
              value={zone.name}
              keywords={[zone.city, zone.offset, zone.common]}
              className={item}
              onSelect={() => onChoose(zone.name)}
            >
              <Check aria-hidden="true" size={14} className={zone.name === chosen ? 'text-accent-ink' : 'invisible'} />
              <span className="min-w-0 flex-1 truncate text-ink">{t('zone', { ...zone })}</span>
              <span className="text-xs text-ink-3 tabular-nums">{clock(zone.name, now)}</span>
            </Command.Item>
          ))}
        </Command.List>
        <Nothing words={t('noZone')} />
      </Command>
    </AnchoredPopover>
  )
}

/** All typed words must match; the order from west to east stays. */
function matches(name: string, typed: string, keywords: string[] = []): number {
  const text = [name, ...keywords].join(' ').toLowerCase().replaceAll('_', ' ')
  const words = typed.toLowerCase().split(/\s+/)
  return words.every((word) => text.includes(word)) ? 1 : 0
}

function Nothing({ words }: { words: string }) {
  const found = useCommandState((state) => state.filtered.count)
  return found === 0 && <p className="px-3 py-4 text-center text-sm text-ink-2">{words}</p>
}

const item =
  'flex min-h-8 cursor-default items-center gap-2.5 rounded-sm px-2 py-1 text-sm select-none coarse:min-h-10 ' +
  'data-[selected=true]:bg-surface-2 dark:data-[selected=true]:bg-surface-3'
