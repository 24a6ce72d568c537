import { TriangleAlert } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Badge } from '../../../ui/badge.tsx'
import { Pane } from './pane.tsx'
import { ReviewLine, SentimentWord } from './review-line.tsx'

export function InboxFigure() {
  const t = useTranslations('helpFigures')
  return (
    <Pane>
      <ReviewLine
        name={t('hannah.name')}
        rating={4}
        product="kettle"
        platform="judgeme"
        age={t('hannah.age')}
        words={t('hannah.words')}
        look="bg-accent-soft before:absolute before:inset-y-0 before:left-0 before:w-0.5 before:bg-accent"
      >
        <SentimentWord sentiment="mixed">{t('mixed')}</SentimentWord>
        <span className="truncate">{t('hannah.product')}</span>
        <Badge tone="draft" className="ml-auto">
          {t('draft')}
        </Badge>
      </ReviewLine>
      <ReviewLine
        name={t('mia.name')}
        rating={1}
        product="lamp"
        platform="judgeme"
        age={t('mia.age')}
        words={t('mia.words')}
      >
        <SentimentWord sentiment="negative">{t('negative')}</SentimentWord>
        <Badge tone="danger" icon={<TriangleAlert size={12} />}>
          {t('injury')}
        </Badge>
      </ReviewLine>
      <ReviewLine
        name={t('daniel.name')}
        rating={5}
        product="backpack"
        platform="shopify"
        age={t('daniel.age')}
        words={t('daniel.words')}
      >
        <SentimentWord sentiment="positive">{t('positive')}</SentimentWord>
        <span className="truncate">{t('daniel.product')}</span>
      </ReviewLine>
    </Pane>
  )
}
