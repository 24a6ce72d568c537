import { metrics } from '@bizamply/contract/metrics'
import type { HelpText } from '../features/help/article.ts'

export const documentationEn: HelpText = {
  path: '/docs',
  title: 'Documentation',
  lead: 'Reference for every feature.',
  groups: [
    {
      id: 'data',
      title: 'Incoming reviews',
      text: 'Where reviews come from, and what we read in them.',
      articles: [
        {
          id: 'services',
          title: 'Services',
          paragraphs: ['What each service brings in, and what Bizamply writes there.'],
          rows: [
            ['Shopify', 'Products and discounts, plus reviews that review apps store in Shopify.'],
            ['Judge.me', 'Product and store reviews. Public replies. Replies written on Judge.me aren’t synced.'],
            ['Yotpo', 'Product and site reviews. Public replies.'],
            ['Instagram', 'Comments on posts and reels. Replies to them.'],
            ['Facebook', 'Comments on your page’s posts. Replies to them. Facebook doesn’t provide page ratings.'],
            ['TikTok', 'Comments on videos. Replies to them.'],
            ['WhatsApp', 'Sends your reply as a message, in addition to the platform. Brings in no reviews.'],
            ['Google Analytics', 'Sessions and purchases per product page. Read-only.'],
          ],
          link: { to: '/connections', label: 'Open Connections' },
        },
        {
          id: 'instagram',
          title: 'Products in Instagram posts',
          paragraphs: [
            'Instagram doesn’t say which product a post shows. Choose it once on any comment on the post. All comments on that post are then linked to the product, and drafts use its details. If the caption names a product, we suggest it first.',
          ],
        },
        {
          id: 'files',
          title: 'Import files',
          paragraphs: [
            'CSV, TSV, JSON, JSON Lines and .xlsx, also gzipped, up to 50 MB and one million rows. Use one row per review, with a column for the review text or star rating. Column names and order don’t matter. We recognize exports from Judge.me, Yotpo, Shopify, Google Play, Loox, Opinew and Okendo.',
            'Rows we can’t read are kept with the reason, and you can download them. If a connection brings in the same review, it’s stored only once.',
          ],
          link: { to: '/import', label: 'Import a file' },
        },
        {
          id: 'reading',
          title: 'What we detect in a review',
          paragraphs: [
            'Language, sentiment, positive and negative topics, risks, spam and questions, each with the words it’s based on. If a review has a star rating, the rating determines the sentiment. Your corrections are never overwritten.',
          ],
        },
      ],
    },
    {
      id: 'writing',
      title: 'Replies',
      text: 'How a draft is written and checked, and how it’s sent.',
      articles: [
        {
          id: 'states',
          title: 'Review states',
          paragraphs: ['Three tabs, plus reviews that are snoozed, hidden or marked as no reply needed.'],
          rows: [
            ['Inbox', 'No reply yet.'],
            ['Draft', 'A reply is written but hasn’t been sent. Failed and unconfirmed sends stay here too.'],
            ['Sent', 'The reply was published on at least one channel, or you replied elsewhere.'],
            [
              'Snoozed',
              'Returns automatically at the time you choose. Returns right away if the customer changes the text.',
            ],
            ['No reply needed', 'Removed from tabs and counts until you reopen it.'],
            ['Hidden', 'Not counted anywhere. You can restore it.'],
          ],
          link: { to: '/responses', label: 'Open the inbox' },
        },
        {
          id: 'composer',
          title: 'Who writes drafts',
          paragraphs: [
            'The AI model set up for your installation, or the built-in composer if there isn’t one. The draft says which. Both use only the product details and your brand’s facts and voice. We flag replies that are too similar to your last 50, so your page doesn’t look automated.',
          ],
        },
        {
          id: 'voice',
          title: 'Brand voice',
          paragraphs: [
            'Per brand: the tone, what replies should and shouldn’t do, a sign-off, words to avoid, languages, up to 10 sample replies and up to 50 facts. The preview shows replies to your real reviews before you save.',
          ],
          link: { to: '/brand-voice', label: 'Open Brand voice' },
        },
        {
          id: 'guard-rails',
          title: 'Safety checks',
          paragraphs: [
            'We check every draft, whoever wrote it. We flag anything that no stored fact supports: links, addresses and phone numbers, codes, amounts, refunds, promises, times, materials and other properties, people’s names, and wording that the review tells us to use.',
            'Customer text is treated as data. Instructions inside a review are never followed.',
          ],
          figure: 'flagged',
        },
        {
          id: 'places',
          title: 'Template placeholders',
          paragraphs: ['A company can have up to 200 templates. These placeholders are filled in when you insert one.'],
          rows: [
            ['{customer}', 'The customer’s display name.'],
            ['{product}', 'The product’s title.'],
            ['{brand}', 'The brand’s name.'],
            ['{discount}', 'A code you choose or create.'],
          ],
          link: { to: '/templates', label: 'Open Templates' },
        },
        {
          id: 'discounts',
          title: 'Discounts',
          paragraphs: [
            'Add Discount in the editor lists the active codes in your Shopify store. You can also create a new one: 15 percent off and one use, unless you change it.',
          ],
          link: { to: '/loyalty-manager', label: 'Open Discount Manager' },
        },
        {
          id: 'sending',
          title: 'Sending',
          keywords: 'edit delete remove correct take back cancel a published sent reply',
          paragraphs: [
            'Each send is queued per channel, waits for the undo window, then goes out once. If delivery is interrupted before we reach the platform, we retry. If it may already have gone out, we mark it Unconfirmed and you decide.',
            'You can change or withdraw a sent reply where the platform allows it. The buttons appear on those reviews only.',
          ],
          rows: [
            ['Waiting', 'Waiting to be sent. You can still undo it.'],
            ['Sent', 'The platform accepted it. Credits are charged.'],
            ['Not sent', 'Refused, with a reason. Credits are released.'],
            ['Unconfirmed', 'Started but never confirmed. Credits stay on hold until you decide.'],
          ],
          figure: 'deliveries',
        },
      ],
    },
    {
      id: 'measuring',
      title: 'Numbers and limits',
      text: 'How everything is counted, filtered and charged.',
      articles: [
        {
          id: 'figures',
          title: 'Metrics',
          paragraphs: [
            'What each number on the dashboard, in analytics and in reports means. Days use the brand’s timezone. Select a number to open the reviews behind it.',
          ],
          rows: Object.values(metrics).map(({ name, formula }): [string, string] => [name, formula]),
          link: { to: '/dashboard', label: 'Open Dashboard' },
        },
        {
          id: 'filters',
          title: 'Filters and views',
          paragraphs: [
            'Filters are part of the page’s URL, so a link shows your colleague the same list. Search covers reviews, replies, product names and sources. A saved view is a named set of filters, for you or your whole company.',
            'Counts stop at 10,000 and show 10,000+.',
          ],
          figure: 'filters',
        },
        {
          id: 'credits',
          title: 'Credits',
          paragraphs: [
            'Credits are held when work starts, charged when it succeeds, and released when it fails, is undone or is stopped. Two people acting at the same time can’t spend the same credit. In bulk jobs, each review is charged separately.',
            'Every ledger entry is numbered, linked to the previous one by a hash, and never changed. Corrections are new entries. Each day is closed when it ends, and you can download the monthly ledger as a file.',
          ],
          figure: 'credits',
          link: { to: '/transactions', label: 'Open Transactions' },
        },
        {
          id: 'limits',
          title: 'Limits',
          paragraphs: ['If you go over a limit, we tell you and charge nothing.'],
          rows: [
            ['A reply', '5,000 characters, or the platform’s limit if it’s lower'],
            ['Generated drafts', '300 a minute per company'],
            ['A bulk job', '5,000 reviews, one job at a time per brand'],
            ['Assign, tag, snooze, hide', '500 reviews at a time'],
            ['Imports', '20 files an hour per company'],
            ['Exports of metrics, reviews and transactions', '30 an hour per company'],
            ['Charge requests to your store', '30 an hour per company'],
            ['Discounts created or changed', '120 an hour per company'],
            ['Messages to support', '10 an hour per user'],
          ],
        },
      ],
    },
  ],
}
