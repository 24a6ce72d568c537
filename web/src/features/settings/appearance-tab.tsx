import type { Preferences } from '@bizamply/contract/preferences'
import { densities, themes, type Density, type Theme } from '@bizamply/contract/appearance'
import { Monitor, Moon, Rows3, Rows4, Sun, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useChooseTheme } from '../../lib/choose-theme.ts'
import { useTheme } from '../../lib/theme.ts'
import { Stored } from './loaded-preferences.tsx'
import { TabHead } from './tab-head.tsx'
import { useChange } from './use-change.ts'
import { useSavedToast } from './use-saved-toast.ts'
import { Radio } from '../../ui/radio.tsx'

export function AppearanceTab() {
  const t = useTranslations('settings')
  const shell = useTranslations('shell')
  const chosen = useTheme()
  const choose = useChooseTheme(useSavedToast())
  return (
    <>
      <TabHead title={t('entry.appearance')} text={t('appearanceText')} />
      <Choices legend={t('theme')} text={t('themeText')}>
        {themes.map((it) => (
          <Choice
            key={it}
            name="theme"
            icon={themeIcons[it]}
            label={shell(it)}
            checked={it === chosen}
            onChoose={() => choose(it)}
          />
        ))}
      </Choices>
      <Stored>{(stored) => <DensityChoice stored={stored} />}</Stored>
    </>
  )
}

function DensityChoice({ stored }: { stored: Preferences }) {
  const t = useTranslations('settings')
  const [{ density }, change] = useChange(stored)
  return (
    <Choices legend={t('density')} text={t('densityText')}>
      {densities.map((it) => (
        <Choice
          key={it}
          name="density"
          icon={densityIcons[it]}
          label={t(`densities.${it}`)}
          checked={it === density}
          onChoose={() => change({ density: it })}
        />
      ))}
    </Choices>
  )
}

function Choices({ legend, text, children }: { legend: string; text: string; children: ReactNode }) {
  return (
    <fieldset className="mb-6">
      <legend className="text-sm font-medium text-ink">{legend}</legend>
      <p className="mb-2 text-xs text-pretty text-ink-3">{text}</p>
      <div className="grid gap-2 sm:grid-cols-3">{children}</div>
    </fieldset>
  )
}

interface ChoiceProps {
  name: string
  icon: LucideIcon
  label: string
  checked: boolean
  onChoose: () => void
}

const Choice = ({ name, icon: Icon, label, checked, onChoose }: ChoiceProps) => (
  <label className={choice}>
    <Radio name={name} checked={checked} onChange={onChoose} />
    <Icon aria-hidden="true" size={16} className="text-ink-3" />
    {label}
  </label>
)

const choice =
  'flex h-11 cursor-pointer items-center gap-2.5 rounded-sm border border-line-strong px-3 text-sm font-medium text-ink ' +
  'transition-colors duration-100 hover:bg-surface-2 has-checked:border-accent-line has-checked:bg-accent-soft'

const themeIcons: Record<Theme, LucideIcon> = { light: Sun, dark: Moon, system: Monitor }
const densityIcons: Record<Density, LucideIcon> = { comfortable: Rows3, compact: Rows4 }
