import { Monitor, Moon, Sun } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { theme, themes, useTheme, type Theme } from '../../lib/theme.ts'
import { TabHead } from './tab-head.tsx'

export function AppearanceTab() {
  const t = useTranslations('settings')
  const shell = useTranslations('shell')
  const chosen = useTheme()
  return (
    <>
      <TabHead title={t('entry.appearance')} text={t('appearanceText')} />
      <fieldset>
        <legend className="sr-only">{t('theme')}</legend>
        <div className="grid gap-2 sm:grid-cols-3">
          {themes.map((it) => {
            const Icon = icons[it]
            return (
              <label key={it} className={choice}>
                <input
                  type="radio"
                  name="theme"
                  className="size-4 accent-accent"
                  checked={it === chosen}
                  onChange={() => theme.set(it)}
                />
                <Icon aria-hidden="true" size={16} className="text-ink-3" />
                {shell(it)}
              </label>
            )
          })}
        </div>
      </fieldset>
    </>
  )
}

const choice =
  'flex h-11 cursor-pointer items-center gap-2.5 rounded-sm border border-line-strong px-3 text-sm font-medium text-ink ' +
  'transition-colors duration-100 hover:bg-surface-2 has-checked:border-accent-line has-checked:bg-accent-soft'

const icons: Record<Theme, typeof Sun> = { light: Sun, dark: Moon, system: Monitor }
