import { themes, type Theme } from '@bizamply/contract/appearance'
import { useSyncExternalStore } from 'react'
import { keys, storage } from './storage.ts'

/**
 * The user's theme, stored for a year in a cookie and in storage; theme-script.js reads both before
 * the first paint.
 */
export const theme = {
  get: (): Theme => choice,
  set: (next: Theme) => {
    choice = next
    storage.set('local', keys.theme, next)
    document.cookie = `theme=${next}; path=/; max-age=${365 * 86_400}; samesite=lax`
    paint()
    for (const watcher of watchers) watcher()
  },
  watch: (watcher: () => void) => {
    watchers.add(watcher)
    return () => watchers.delete(watcher)
  },
  /** Follows the operating system and the browser's other tabs. */
  follow: () => {
    systemDark().addEventListener('change', paint)
    window.addEventListener('storage', ({ key }) => {
      if (key !== keys.theme || stored() === choice) return
      choice = stored()
      paint()
      for (const watcher of watchers) watcher()
    })
  },
}

export const useTheme = (): Theme => useSyncExternalStore(theme.watch, theme.get)

const watchers = new Set<() => void>()
let choice: Theme = stored()

function stored(): Theme {
  const value = /(?:^|; )theme=(\w+)/.exec(document.cookie)?.[1] ?? storage.get('local', keys.theme)
  return themes.find((known) => known === value) ?? 'system'
}

function paint(): void {
  const dark = choice === 'dark' || (choice === 'system' && systemDark().matches)
  const root = document.documentElement
  root.dataset.theme = dark ? 'dark' : 'light'
  root.style.colorScheme = dark ? 'dark' : 'light'
  const bar = document.querySelector<HTMLMetaElement>('meta[name=theme-color]')
  if (bar) bar.content = dark ? '#08090c' : '#f6f7f9'
}

const systemDark = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)')
