import type { ArticleGroup } from '../features/help/article.ts'

export const helpCompanyEn: ArticleGroup = {
  id: 'company',
  title: 'Team, billing and security',
  text: 'Who can do what, what things cost, and how your data stays safe.',
  articles: [
    {
      id: 'roles',
      title: 'Roles and permissions',
      keywords: 'invite add remove a colleague, coworker, teammate, employee, staff, user, person, team member, access',
      paragraphs: [
        'Viewers can read. Editors can also generate, edit, send and import. Admins can also connect services. You don’t see buttons your role can’t use.',
        'Admins invite members under Settings, Team. A role applies to every brand or to one.',
      ],
      link: { to: '/settings', search: { tab: 'team' }, label: 'Open Team' },
    },
    {
      id: 'credits',
      title: 'What costs credits',
      keywords: 'how credits work price prices fees run out of credits, no credits left, empty balance, top up',
      paragraphs: [
        'Generating a draft costs 2 credits, sending a reply 1, and WhatsApp 1 more, unless your Bizamply installation has other prices. The buttons always show the price. We hold credits when you start and charge them when the work is done. Anything that fails or is undone costs nothing.',
        'Transactions shows every entry with its review, who did it and the balance after it. Admins can limit daily use per brand, member or company under Settings, Credits.',
      ],
      figure: 'credits',
      link: { to: '/transactions', label: 'Open Transactions' },
      reference: { id: 'credits', label: 'Credits' },
    },
    {
      id: 'buy-credits',
      title: 'Buy credits or change your plan',
      keywords:
        'run out of credits, no credits left, top up, upgrade, invoice bill billing history receipt pay paid payment charge subscription cancel',
      paragraphs: [
        'You pay through your Shopify store. Pick a plan or a pack, and Shopify asks you to approve it. The credits arrive as soon as Shopify confirms, even if you don’t return to this page. Each charge adds its credits only once. If you decline, nothing changes and you can try again.',
        'An upgrade starts right away and adds its credits, minus the prorated credits of your current period. A downgrade or cancellation starts when the period you paid for ends. You keep your remaining credits.',
      ],
      link: { to: '/plans', label: 'Open Billing and Plans' },
    },
    {
      id: 'discounts',
      title: 'Track your discounts',
      paragraphs: [
        'Codes live in your store. Changes you make here appear in Shopify, and the other way around. Savings and conversion are based on your store’s orders with a code. The conversion rate only counts orders placed after a reply mentioned their code.',
      ],
      link: { to: '/loyalty-manager', label: 'Open Discount Manager' },
      reference: { id: 'discounts', label: 'Discounts' },
    },
    {
      id: 'account',
      title: 'Keep your account safe',
      keywords: 'change reset forgot my password, 2FA, log in, login, sign out, hacked',
      paragraphs: [
        'The Security tab of your profile has your password, two-factor sign-in, passkeys and active sessions. Admins can require two-factor sign-in and a new password every 90 days for everyone.',
        'In the audit log, admins can see who changed what, when and from where.',
      ],
      link: { to: '/profile', search: { tab: 'security' }, label: 'Open Security' },
    },
    {
      id: 'export',
      title: 'Export or delete your data',
      keywords: 'close remove my account, download, GDPR, privacy, leave',
      paragraphs: [
        'Admins can export everything in the company as a ZIP file, or delete the company. Nothing is deleted for 14 days, so you can change your mind. Everyone can export or delete their own account.',
      ],
      link: { to: '/settings', search: { tab: 'company' }, label: 'Open Company' },
    },
  ],
}
