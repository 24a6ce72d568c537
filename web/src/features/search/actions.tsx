import { themes, type Theme } from '@bizamply/contract/appearance'
import { Command } from 'cmdk'
import {
  AlarmClock,
  EyeOff,
  Inbox,
  LogOut,
  MailX,
  Monitor,
  Moon,
  PenLine,
  Send,
  Star,
  Store,
  Sun,
  TriangleAlert,
  UserRound,
  type LucideIcon,
} from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useBrands } from '../../lib/brand-context.tsx'
import { useChooseTheme } from '../../lib/choose-theme.ts'
import { useTheme } from '../../lib/theme.ts'
import { toast } from '../../ui/toast.ts'
import { itemStyle } from './item-style.ts'
import { matches, type PaletteCommand, type PalettePage } from './palette-page.ts'

export interface ActionsProps {
  typed: string
  pages: readonly PalettePage[]
  commands: readonly PaletteCommand[]
  go: (href: string) => void
  onClose: () => void
}

/** Commands and pages that match the typed words; all of them without any. */
export function Actions({ typed, pages, commands, go, onClose }: ActionsProps) {
  const t = useTranslations('search')
  const { brand } = useBrands()
  const lead = (entries: readonly PalettePage[]): PaletteCommand[] =>
    entries.map(({ to, ...entry }) => ({ ...entry, run: () => go(to) }))
  const then = (entries: readonly PaletteCommand[]): PaletteCommand[] =>
    entries.map((entry) => ({
      ...entry,
      run: () => {
        onClose()
        entry.run()
      },
    }))
  const groups = [
    { heading: t('work'), entries: brand ? lead(work.map((one) => ({ ...one, label: t(one.label) }))) : [] },
    { heading: t('pages'), entries: lead(pages) },
    { heading: t('actions'), entries: then([...useSwitches(), ...commands]) },
    { heading: t('session'), entries: lead([{ to: '/logout', label: t('signOut'), icon: LogOut }]) },
  ]
  return groups
    .map(({ heading, entries }) => ({
      heading,
      entries: entries.filter(({ label, keywords = '' }) => matches(`${label} ${keywords}`, typed)),
    }))
    .filter(({ entries }) => entries.length > 0)
    .map(({ heading, entries }) => (
      <Command.Group key={heading} heading={heading}>
        {entries.map(({ label, icon: Icon, run }) => (
          <Command.Item key={label} value={`${heading} ${label}`} onSelect={run} className={itemStyle}>
            <Icon aria-hidden="true" size={16} className="shrink-0 text-ink-3" />
            <span className="min-w-0 flex-1 truncate">{label}</span>
          </Command.Item>
        ))}
      </Command.Group>
    ))
}

/** Commands for the brands and themes that aren't selected. */
function useSwitches(): PaletteCommand[] {
  const t = useTranslations('search')
  const words = useTranslations('brands')
  const chosen = useTheme()
  const choose = useChooseTheme()
  const { brands, brand, select } = useBrands()
  return [
    ...brands
      .filter(({ BrandId }) => BrandId !== brand?.BrandId)
      .map(({ BrandId, BrandName }) => ({
        label: t('switchBrand', { brand: BrandName }),
        icon: Store,
        run: () => {
          select(BrandId).catch(() => toast.warning(words('changeFailed'), { description: words('changeFailedText') }))
        },
      })),
    ...themes
      .filter((it) => it !== chosen)
      .map((it) => ({ label: t(`theme.${it}`), icon: themeIcons[it], run: () => choose(it) })),
  ]
}

const work = [
  { label: 'inbox', to: '/responses', icon: Inbox },
  { label: 'drafts', to: '/responses?status=draft', icon: PenLine },
  { label: 'sent', to: '/responses?status=sent', icon: Send },
  { label: 'lowRatings', to: '/responses?rating=1,2', icon: Star },
  { label: 'risky', to: '/responses?risk=any', icon: TriangleAlert },
  { label: 'assigned', to: '/responses?status=all&assignee=me', icon: UserRound },
  { label: 'snoozed', to: '/responses?status=all&triageState=snoozed', icon: AlarmClock },
  { label: 'notSent', to: '/responses?status=all&delivery=failed', icon: MailX },
  { label: 'hidden', to: '/responses?status=all&triageState=hidden', icon: EyeOff },
] as const

const themeIcons: Record<Theme, LucideIcon> = { light: Sun, dark: Moon, system: Monitor }
