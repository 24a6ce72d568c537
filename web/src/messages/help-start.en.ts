import type { ArticleGroup } from '../features/help/article.ts'

export const helpStartEn: ArticleGroup = {
  id: 'getting-started',
  title: 'Getting started',
  text: 'Bring in your reviews and make Bizamply yours.',
  articles: [
    {
      id: 'connect',
      title: 'Connect a service',
      keywords: 'link add a store platform account integration Shopify Instagram Facebook Google TikTok',
      paragraphs: [
        'Connections lists the eight services a brand can use. Select Connect and approve on the service’s page. Past reviews are imported automatically, and new ones arrive as they’re posted, usually within seconds.',
        'Connect your Shopify store before Yotpo or Judge.me. Each brand uses one of the two. You can also connect Judge.me with a private token.',
      ],
      steps: [
        'Open Connections and select Connect on the service’s card.',
        'Approve on the service’s page. Leave all permissions selected: reading reviews and posting replies are separate permissions.',
        'If the service offers several accounts, choose the one for this brand.',
      ],
      figure: 'connection',
      link: { to: '/connections', label: 'Open Connections' },
      reference: { id: 'services', label: 'Services' },
    },
    {
      id: 'reconnect',
      title: 'A connection stopped working',
      keywords: 'disconnected broken error no new reviews arrive',
      paragraphs: [
        'The card shows the reason. Usually a password changed or a permission was revoked on the service. Select Reconnect and approve again. You keep everything you already have, and we import what you missed.',
        'If a permission is missing, the card names it. Replies to that service stay drafts until you grant it.',
      ],
      figure: 'disconnected',
      link: { to: '/connections', label: 'Open Connections' },
    },
    {
      id: 'import',
      title: 'Import reviews from a file',
      keywords: 'upload spreadsheet',
      paragraphs: [
        'Import CSV, TSV, JSON, JSON Lines and Excel files in any layout. You preview every column and the first rows before anything is saved. Importing twice won’t create duplicates, you can undo a whole import, and it costs no credits.',
      ],
      link: { to: '/import', label: 'Import a file' },
      reference: { id: 'files', label: 'Import files' },
    },
    {
      id: 'notifications',
      title: 'Choose your notifications',
      keywords: 'stop turn off unsubscribe from emails, mail, push, alerts, too many messages',
      paragraphs: [
        'You can get notifications about new reviews, risks, mentions, assignments, snoozed reviews that return, finished bulk jobs, replies that weren’t delivered, and broken connections. Turn any of them off. Select a notification to jump to its review.',
      ],
      link: { to: '/settings', search: { tab: 'notifications' }, label: 'Open Notification Preferences' },
    },
  ],
}
