const names: Record<string, string> = {
  arabic: 'ar',
  brazilian: 'pt',
  bulgarian: 'bg',
  czech: 'cs',
  danish: 'da',
  dutch: 'nl',
  english: 'en',
  finnish: 'fi',
  french: 'fr',
  german: 'de',
  greek: 'el',
  hungarian: 'hu',
  indonesian: 'id',
  italian: 'it',
  japanese: 'ja',
  koreana: 'ko',
  latam: 'es',
  norwegian: 'no',
  polish: 'pl',
  portuguese: 'pt',
  romanian: 'ro',
  russian: 'ru',
  schinese: 'zh',
  spanish: 'es',
  swedish: 'sv',
  tchinese: 'zh',
  thai: 'th',
  turkish: 'tr',
  ukrainian: 'uk',
  vietnamese: 'vi',
}

/** Steam's own language names; a review has the language of the account. */
export const isoOfSteam = (name: string): string | null => names[name] ?? null

export const steamLanguages = [...new Set(Object.values(names))]
