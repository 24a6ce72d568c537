import type { FigureName, ScreenLink } from '../features/help/article.ts'

export interface Change {
  /** When it was released. */
  day: string
  title: string
  text: string
  figure?: FigureName
  link?: ScreenLink
}

/** The change log that merchants read, newest first. */
export const changesEn: readonly Change[] = [
  {
    day: '2026-11-30',
    title: 'Spam gets no replies by mistake',
    text: 'Reviews that look like advertising have a Spam badge, and Hide is their first button. Bulk jobs neither generate nor send replies to them. Correct it under “Detected in this review” if we’re wrong.',
    link: { to: '/responses', label: 'Open the inbox' },
  },
  {
    day: '2026-11-30',
    title: 'Leave single replies out of a send',
    text: 'Send drafts shows every reply as customers will read it, with a checkbox. What needs your attention, such as critical reviews, comes first.',
    link: { to: '/responses', label: 'Open the inbox' },
  },
  {
    day: '2026-11-27',
    title: 'Imports show what they’ll skip',
    text: 'Before an import starts, rows that can’t be imported are marked with the reason and counted. If a file’s reviews can’t be replied to, the import says why.',
    link: { to: '/import', label: 'Import reviews' },
  },
  {
    day: '2026-11-26',
    title: 'The inbox, side by side',
    text: 'Open a review next to the list and reply without leaving your place. Send and next takes you through the rest, and filters show how many reviews match before you apply them.',
    figure: 'inbox',
    link: { to: '/responses', label: 'Open the inbox' },
  },
  {
    day: '2026-11-26',
    title: 'A new Help Center',
    text: 'Articles are grouped by topic and show what they describe. One search covers the Help Center and the documentation.',
    link: { to: '/help', label: 'Open Help Center' },
  },
  {
    day: '2026-11-24',
    title: 'One page per customer',
    text: 'See a customer’s reviews, comments, replies, messages, codes and notes from every platform on one page. Each match shows its reason, and you can split reviews that don’t belong together.',
    figure: 'person',
    link: { to: '/people', label: 'Open People' },
  },
  {
    day: '2026-11-24',
    title: 'What your replies changed',
    text: 'Outcomes shows how many 1–3 star reviews had their rating raised within 90 days after your reply, compared with reviews that didn’t get a reply.',
    link: { to: '/analytics', label: 'Open Product Analytics' },
  },
  {
    day: '2026-11-23',
    title: 'Topic radar',
    text: 'Every night, we look for products with unusual ratings or more complaints than usual. Acknowledge, assign or mute an alert, or start a project from it.',
    figure: 'alert',
    link: { to: '/radar', label: 'Open Topic radar' },
  },
  {
    day: '2026-11-23',
    title: 'Projects that show whether it helped',
    text: 'Turn complaints about a topic into a project with people, tasks and a due date. It compares ratings before and after your change with products and topics you didn’t change, and says when it’s too early to know.',
    figure: 'effect',
    link: { to: '/projects', label: 'Open Projects' },
  },
  {
    day: '2026-11-23',
    title: 'Audit log',
    text: 'Admins see who changed what in the company, when and from where, and can export it. Entries can’t be edited or deleted, and you can verify that with Check log.',
    link: { to: '/settings', search: { tab: 'audit' }, label: 'Open Audit log' },
  },
  {
    day: '2026-11-23',
    title: 'Take your data with you',
    text: 'Admins can export everything in the company, and everyone can export what we store about them. If you delete a company or an account, you have 14 days to change your mind.',
    link: { to: '/settings', search: { tab: 'company' }, label: 'Open Company' },
  },
  {
    day: '2026-11-23',
    title: 'Passkeys and two-factor sign-in',
    text: 'Sign in with your fingerprint or face, add a second factor with recovery codes, and see every active session. We email you when someone signs in on a new device, and admins can require two-factor sign-in for everyone.',
    link: { to: '/profile', search: { tab: 'security' }, label: 'Open Security' },
  },
  {
    day: '2026-11-23',
    title: 'Single sign-on',
    text: 'Your company can sign in with its own identity provider using OpenID Connect, for domains you’ve verified. Make it optional or required.',
    link: { to: '/settings', search: { tab: 'company' }, label: 'Open Company' },
  },
  {
    day: '2026-11-23',
    title: 'Notifications your way',
    text: 'Choose how each event reaches you: in the console, by email or in the browser, right away, hourly or daily. During quiet hours, only sensitive reviews come through.',
    link: { to: '/settings', search: { tab: 'notifications' }, label: 'Open Notification Preferences' },
  },
  {
    day: '2026-11-23',
    title: 'Your profile',
    text: 'Edit your name, phone number, location, birthday and bio, and add a picture. We don’t keep the original file or its location data.',
    link: { to: '/profile', label: 'Open Profile' },
  },
  {
    day: '2026-11-22',
    title: 'Every credit accounted for',
    text: 'Transactions shows where each credit went: the review, the user and the price. See how long your credits last, set daily limits, and download the monthly ledger.',
    figure: 'credits',
    link: { to: '/transactions', label: 'Open Transactions' },
  },
  {
    day: '2026-11-22',
    title: 'Plans and packs through Shopify',
    text: 'Buy plans and credit packs through your store. Credits arrive once, as soon as Shopify confirms, even if you close the tab.',
    link: { to: '/plans', label: 'Open Billing and Plans' },
  },
  {
    day: '2026-11-22',
    title: 'Discount Manager',
    text: 'Create, change, pause and end codes, here or in Shopify. See the orders, savings and conversion from the codes in your replies.',
    link: { to: '/loyalty-manager', label: 'Open Discount Manager' },
  },
  {
    day: '2026-11-22',
    title: 'Product Analytics',
    text: 'See customer sentiment, topics with quotes, products, people and response times. Forecasts appear only when they’re more accurate than repeating the previous week.',
    link: { to: '/analytics', label: 'Open Product Analytics' },
  },
  {
    day: '2026-11-22',
    title: 'Reports by email',
    text: 'Get PDF and CSV reports on demand or every week, month or quarter, emailed to anyone you choose.',
    link: { to: '/reports', label: 'Open Reports' },
  },
  {
    day: '2026-11-22',
    title: 'Clickable dashboard numbers',
    text: 'Compare total reviews, response rate, rating and response time with an earlier period. Every number opens its list.',
    figure: 'trend',
    link: { to: '/dashboard', label: 'Open Dashboard' },
  },
  {
    day: '2026-11-21',
    title: 'Work in bulk',
    text: 'Generate and send many replies at once, with the price up front, a stop button and a result for each review.',
    figure: 'bulk',
    link: { to: '/responses', label: 'Open the inbox' },
  },
  {
    day: '2026-11-21',
    title: 'Find anything, share the work',
    text: 'Press Ctrl-K to find reviews, customers, products and pages. Filter by anything, save views, assign, tag and snooze reviews, and mention teammates in notes.',
    figure: 'filters',
    link: { to: '/responses', label: 'Open the inbox' },
  },
  {
    day: '2026-11-21',
    title: 'An editor that checks the facts',
    text: 'Drafts come in your customer’s language and your brand voice, and every claim is checked against your facts. The editor saves as you type, keeps versions, and makes drafts shorter, warmer or more formal.',
    figure: 'flagged',
    link: { to: '/brand-voice', label: 'Open Brand voice' },
  },
  {
    day: '2026-11-21',
    title: 'Templates',
    text: 'Write a reply once and reuse it. We fill in the customer, product, brand and discount.',
    link: { to: '/templates', label: 'Open Templates' },
  },
  {
    day: '2026-11-21',
    title: 'Reply by WhatsApp too',
    text: 'Send your reply on the platform and on WhatsApp. See each result, and retry only what failed.',
    figure: 'deliveries',
  },
  {
    day: '2026-11-21',
    title: 'Eight services',
    text: 'Connect Shopify, Judge.me, Yotpo, Instagram, Facebook, TikTok, WhatsApp and Google Analytics. Guided setup takes you to your first reviews.',
    figure: 'connection',
    link: { to: '/connections', label: 'Open Connections' },
  },
  {
    day: '2026-11-21',
    title: 'Import from a file',
    text: 'Bring in reviews from CSV, JSON and Excel files in any layout. Preview first, undo anytime.',
    link: { to: '/import', label: 'Import a file' },
  },
  {
    day: '2026-11-21',
    title: 'Your new inbox',
    text: 'Judge.me reviews arrive live in one inbox, where you generate, edit, send and undo. Credits are charged once, and only if the work succeeds.',
    figure: 'draft',
    link: { to: '/responses', label: 'Open the inbox' },
  },
]
