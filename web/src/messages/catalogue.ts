import type { en } from './en.ts'

export type Catalogue = typeof en

declare module 'use-intl' {
  interface AppConfig {
    Locale: 'en'
    Messages: Catalogue
  }
}

/** All messages of a language; a build splits them (load-messages.ts). */
export const catalogues = {
  en: () => import('./en.ts').then((it) => it.en),
} as const satisfies Record<string, () => Promise<Catalogue>>

export type Locale = keyof typeof catalogues
