import type { EffectSideValue, ProjectEffect } from '@bizamply/contract/project-effect'
import type { ProjectPage } from '@bizamply/contract/projects'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { listOfEffect } from './effect-list.ts'
import { useMeasureWords } from './effect-words.ts'

interface Figure {
  key: 'rating' | 'negative' | 'negativeProducts' | 'complaintsPerWeek'
  before: EffectSideValue
  after: EffectSideValue
  words: (value: number) => string
  /** Only the reviews that complain. */
  onlyBad: boolean
}

/** "What it did": each figure before and after; a number opens the reviews that it counts. */
export function EffectFigures({ page, effect }: { page: ProjectPage; effect: ProjectEffect }) {
  const t = useTranslations('projectEffect')
  const figures = useFigures(page, effect)
  if (!effect.before || !effect.after || figures.length === 0) return null
  // Too few reviews to conclude anything from these numbers.
  const isTooFew = effect.result?.verdict === 'too-few'
  const ink = isTooFew ? 'text-ink-3' : 'font-medium text-ink'
  return (
    <section aria-labelledby="project-figures" className="grid gap-3 border-b border-line pb-6">
      <h2 id="project-figures" className="text-sm font-semibold text-ink">
        {t('figures')}
      </h2>
      {isTooFew && <p className="-mt-2 text-xs text-ink-3">{t('figuresTooFew')}</p>}
      <dl className="grid gap-2 text-sm">
        {figures.map((figure) => (
          <div key={figure.key} className="flex items-baseline gap-3">
            <dt className="min-w-0 flex-1 text-ink-2">{t(`figure.${figure.key}`)}</dt>
            <dd className="inline-flex items-baseline gap-1.5 whitespace-nowrap tabular-nums">
              <Side
                page={page}
                figure={figure}
                value={figure.before}
                span={effect.before}
                isOverlapping={effect.overlapping}
                ink={ink}
              />
              {isTooFew ? (
                <span className="text-xs text-ink-3">{t('onlyBefore')}</span>
              ) : (
                <>
                  <span aria-hidden="true" className="text-ink-3">
                    →
                  </span>
                  <Side
                    page={page}
                    figure={figure}
                    value={figure.after}
                    span={effect.after}
                    isOverlapping={effect.overlapping}
                    ink={ink}
                  />
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

interface SideProps {
  page: ProjectPage
  figure: Figure
  value: EffectSideValue
  span: ProjectEffect['before']
  isOverlapping: boolean
  ink: string
}

/** Sums over several topics can count a review twice, so no list matches them and they open nothing. */
function Side({ page, figure, value, span, isOverlapping, ink }: SideProps) {
  const t = useTranslations('projectEffect')
  const words = value.value === null ? t('none') : figure.words(value.value)
  if (value.value === null || !span || isOverlapping) return <span className={ink}>{words}</span>
  const stars = figure.key === 'rating' ? { rating: '1,2,3,4,5' } : {}
  const complaining = page.topics.length > 0 ? { side: 'bad' as const } : { sentiment: 'negative,mixed' }
  return (
    <Link
      to="/responses"
      search={listOfEffect(page, span, figure.onlyBad ? complaining : stars)}
      aria-label={t('opens', { name: t(`figure.${figure.key}`), value: words })}
      className={`-mx-1 -my-1 px-1 py-1 underline-offset-2 hover:underline ${ink}`}
    >
      {words}
    </Link>
  )
}

function useFigures(page: ProjectPage, { result }: ProjectEffect): Figure[] {
  const words = useMeasureWords()
  const format = useFormat()
  if (!result) return []
  const hasTopics = page.topics.length > 0
  const measured = result.measures.flatMap(({ measure, before, after }): Figure[] => {
    const figure = { before, after, words: (value: number) => words.value(measure, value), onlyBad: false }
    if (measure === 'rating') return [{ key: 'rating', ...figure }]
    return measure === 'negative' ? [{ key: hasTopics ? 'negative' : 'negativeProducts', ...figure }] : []
  })
  const perWeek = { ...result.complaintsPerWeek, words: format.tenths, onlyBad: true }
  return [...measured, { key: 'complaintsPerWeek', ...perWeek }]
}
