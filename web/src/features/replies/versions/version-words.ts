import { useTranslations } from 'use-intl'
import { isBuiltIn } from '../editor/built-in-languages.ts'
import { isComposed, type Version } from './versions-query.ts'

/** Who wrote a version, and how. `isFirst`: it's version 1. */
export function useVersionWords(
  userName: string,
): (version: Version, isFirst: boolean) => { who: string; how: string } {
  const t = useTranslations('editor')
  const whoOf = (version: Version): string => {
    if (version.composer === 'elsewhere') return t('elsewhere')
    if (isComposed(version)) return t(isBuiltIn(version.composer) ? 'builtIn' : 'composer')
    return version.author === userName ? t('you') : (version.author ?? t('someone'))
  }
  const howOf = (version: Version, isFirst: boolean): string => {
    // Old versions were stored without `how`.
    const how = version.how === 'generated' && !isComposed(version) ? 'edited' : version.how
    if (how === 'generated') return isFirst ? t('how.first') : t('how.generated')
    return isHow(how) ? t(`how.${how}`) : ''
  }
  return (version, isFirst) => ({ who: whoOf(version), how: howOf(version, isFirst) })
}

const hows = [
  'instructed',
  'shorter',
  'warmer',
  'formal',
  'translated',
  'edited',
  'autosaved',
  'template',
  'restored',
  'elsewhere',
] as const
const isHow = (how: string): how is (typeof hows)[number] => hows.some((one) => one === how)
