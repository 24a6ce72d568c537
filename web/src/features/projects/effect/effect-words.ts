import type { EffectMeasure, EffectMissing, EffectResult, ProjectEffect } from '@bizamply/contract/project-effect'
import type { ProjectPage } from '@bizamply/contract/projects'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { useDayWords } from '../project-words.ts'

/** Formats values of a measure; a change has a sign, a difference doesn't. */
export function useMeasureWords() {
  const t = useTranslations('projectEffect')
  const format = useFormat()
  const tenths = (value: number): string => format.tenths(value).replace('-', '−')
  const hundredths = (value: number): string => format.number(Math.round(value * 100)).replace('-', '−')
  return {
    value: (measure: EffectMeasure, value: number): string =>
      measure === 'rating' ? tenths(value) : t('share', { value: hundredths(value) }),
    size: (measure: EffectMeasure, value: number): string =>
      measure === 'rating' ? t('stars', { value: tenths(value) }) : t('share', { value: hundredths(value) }),
  }
}

/** The project's topics, for use within a sentence. */
export function useTopicNames(): (page: Pick<ProjectPage, 'topics'>) => string {
  const names = useTranslations('reading.topic')
  return ({ topics }) => new Intl.ListFormat('en', { type: 'disjunction' }).format(topics.map((topic) => names(topic)))
}

/** The verdict as a sentence; what is missing if there are too few reviews for one. */
export function useVerdict() {
  const t = useTranslations('projectEffect')
  const words = useMeasureWords()
  const topicNames = useTopicNames()
  const days = useDayWords()
  const missingWords = useMissingWords()
  return (page: ProjectPage, effect: ProjectEffect, result: EffectResult): string => {
    const { verdict, decidedBy: measure, comparedWith } = result
    const measured = result.measures.find((one) => one.measure === measure)
    const compared = measured?.comparisons.find(({ control }) => control === comparedWith)
    const { before, after } = measured ?? {}
    if (
      verdict === 'too-few' ||
      !comparedWith ||
      !compared?.difference ||
      before?.value == null ||
      after?.value == null
    )
      return missingWords(result)
    const { difference, change } = compared
    // Fewer complaints are better, fewer stars are worse: the sentence says by how much it improved or got worse.
    const isTurned = measure !== 'rating' && verdict === 'helped'
    const [low, high] = isTurned ? [-difference.high, -difference.low] : [difference.low, difference.high]
    const what =
      page.topics.length > 0 ? t(`what.${measure}`, { topics: topicNames(page) }) : t(`what.${measure}Products`)
    return t(`verdict.${verdict}`, {
      what,
      before: words.value(measure, before.value),
      after: words.size(measure, after.value),
      day: effect.after ? days.short(effect.after.from, effect.today) : '',
      difference: words.size(measure, Math.abs(difference.value)),
      others: t(`others.${comparedWith}`),
      othersChange: words.size(measure, change?.value ?? 0),
      low: words.value(measure, verdict === 'hurt' && measure === 'rating' ? -high : low),
      high: words.value(measure, verdict === 'hurt' && measure === 'rating' ? -low : high),
    })
  }
}

/** In how many weeks the reviews are matters only once there are enough of them. */
function useMissingWords(): (result: EffectResult) => string {
  const t = useTranslations('projectEffect')
  return ({ missing }) => {
    const isMissing = (one: EffectMissing['what']): boolean => missing.some(({ what }) => what === one)
    const parts = missing
      .filter(({ what }) => !(what === 'weeks-before' && isMissing('reviews-before')))
      .filter(({ what }) => !(what === 'weeks-after' && isMissing('reviews-after')))
      .map(({ what, has, needs }) => t(`missing.${what}`, { has, needs }))
    return t('verdict.too-few', { parts: parts.length, missing: parts.join(', ') })
  }
}
