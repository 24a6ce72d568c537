import { useLocale, useTranslations } from 'use-intl'
import type { Catalogue } from '../../../messages/catalogue.ts'

type Words = Catalogue['reading']

const spoken =
  'damage missing delivery battery zip size colour material comfort sound taste smell packaging service person ease ' +
  'look price quality performance screen camera features connection cleanliness location'
export const topics = spoken.split(' ') as (keyof Words['topic'])[]

export const risks = ['injury', 'legal', 'press', 'threat', 'grief', 'refund', 'personal-data', 'self-harm'] as const

/** Labels for topics, risks, sentiments and languages; an unknown name is shown as it is. */
export function useReadingWords() {
  const t = useTranslations('reading')
  const locale = useLocale()
  const topicOf = (name: string) => topics.find((one) => one === name)
  const riskOf = (name: string) => (name === 'any' ? name : risks.find((one) => one === name))
  return {
    topic: (name: string): string => {
      const known = topicOf(name)
      return known ? t(`topic.${known}`) : name
    },
    risk: (name: string): string => {
      const known = riskOf(name)
      return known ? t(`risk.${known}`) : name
    },
    sentiment: (name: keyof Words['sentiment']): string => t(`sentiment.${name}`),
    language: (code: string): string => new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code,
  }
}
