export { topicNames, type Topic } from '@bizamply/contract/reading-names'
