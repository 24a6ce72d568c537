import type { Comment } from '@bizamply/contract/comments'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../ui/button.tsx'
import { useReadingWords } from './reading-words.ts'

/** Sentiment, topics and other findings of a comment, each with the words that led to it. */
export function ReadingFacts({ comment, onCorrect }: { comment: Comment; onCorrect: (() => void) | undefined }) {
  const t = useTranslations('reading')
  const words = useReadingWords()
  const why = (of: string): string[] => comment.evidence.filter((one) => one.of === of).flatMap((one) => one.words)
  return (
    <section>
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-sm font-medium text-ink">{t('title')}</h3>
        {onCorrect && (
          <Button size="xs" onClick={onCorrect}>
            {t('correct')}
          </Button>
        )}
      </div>
      <dl className="mt-2 grid grid-cols-[88px_1fr] gap-x-3 gap-y-1.5 text-xs">
        <Fact name={t('sentimentLabel')}>
          <Found name={comment.sentiment ? words.sentiment(comment.sentiment) : t('unknown')} by={why('sentiment')} />
        </Fact>
        <Topics name={t('negative')} topics={comment.topicsBad} why={why} />
        <Topics name={t('positive')} topics={comment.topicsGood} why={why} />
        {comment.risks.length > 0 && (
          <Fact name={t('risks')}>
            {comment.risks.map((risk) => (
              <Found key={risk} name={words.risk(risk)} by={why(`risk:${risk}`)} />
            ))}
          </Fact>
        )}
        {comment.spam && (
          <Fact name={t('flag')}>
            <Found name={t('spam')} by={why('spam').filter((words) => words !== 'http')} />
          </Fact>
        )}
        <Fact name={t('language')}>{comment.language ? words.language(comment.language) : t('unknown')}</Fact>
        {comment.question && <Fact name="">{t('question')}</Fact>}
      </dl>
      {comment.corrected && <p className="mt-2 text-xs text-sent-ink">{t('corrected')}</p>}
    </section>
  )
}

function Topics({ name, topics, why }: { name: string; topics: string[]; why: (of: string) => string[] }) {
  const t = useTranslations('reading')
  const words = useReadingWords()
  return (
    <Fact name={name}>
      {topics.length === 0 && <span className="text-ink-3">{t('nothing')}</span>}
      {topics.map((topic) => (
        <Found key={topic} name={words.topic(topic)} by={why(`topic:${topic}`)} />
      ))}
    </Fact>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-3">{name}</dt>
      <dd className="text-ink">{children}</dd>
    </>
  )
}

/** A finding and the customer’s words that led to it. */
function Found({ name, by }: { name: string; by: string[] }) {
  return (
    <div className="wrap-anywhere">
      {name}
      {by.length > 0 && (
        <span className="text-ink-3">
          {': '}
          {by.map((words, index) => (
            <span key={words}>
              {index > 0 && ', '}
              <q dir="auto">{words}</q>
            </span>
          ))}
        </span>
      )}
    </div>
  )
}
