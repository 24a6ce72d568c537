import type { OverviewTabProps } from '../analytics-parts.ts'
import { Feel } from './overview-feel.tsx'
import { TopicsSection } from '../topics/topics-section.tsx'

export function OverviewTab({ data, onTopics }: OverviewTabProps) {
  return (
    <>
      <Feel data={data} />
      <TopicsSection data={data} onTopics={onTopics} />
    </>
  )
}
