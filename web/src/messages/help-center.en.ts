import type { HelpText } from '../features/help/article.ts'
import { helpCompanyEn } from './help-company.en.ts'
import { helpInboxEn } from './help-inbox.en.ts'
import { helpNumbersEn } from './help-numbers.en.ts'
import { helpRepliesEn } from './help-replies.en.ts'
import { helpStartEn } from './help-start.en.ts'

export const helpCenterEn: HelpText = {
  path: '/help',
  title: 'Help Center',
  lead: 'How to get things done, from your first connection to a sent reply.',
  groups: [helpStartEn, helpInboxEn, helpRepliesEn, helpNumbersEn, helpCompanyEn],
}
