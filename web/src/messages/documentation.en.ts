import { metrics } from '@bizamply/contract/metrics'
import type { Article } from '../features/help/article.ts'

export const documentationEn: Article = {
  title: 'Documentation',
  lead: 'What each part does exactly: for looking up.',
  sections: [
    {
      id: 'services',
      title: 'Services',
      paragraphs: ['What each service brings, and what Bizamply writes there.'],
      rows: [
        ['Shopify', 'Products and discounts, and reviews that review apps keep in the store.'],
        [
          'Judge.me',
          'Product and shop reviews. Public replies. What you answer on Judge.me itself is not told to anybody.',
        ],
        ['Yotpo', 'Product and site reviews. Public comments on them.'],
        ['Instagram', 'Comments under posts and reels. Replies under them.'],
        [
          'Facebook',
          'Comments under posts of your page. Replies under them. Ratings of a page are not offered by Facebook.',
        ],
        ['TikTok', 'Comments under videos. Replies under them.'],
        ['WhatsApp', 'Sends a reply as a message beside the platform. Brings no comments.'],
        ['Google Analytics', 'Sessions and purchases per product page. Writes nothing.'],
      ],
    },
    {
      id: 'states',
      title: 'States of a comment',
      paragraphs: ['Three tabs, and snoozed, closed and hidden reviews for what needs no answer now.'],
      rows: [
        ['Inbox', 'No reply yet.'],
        ['Draft', 'A reply is written and was not sent. Failed and unknown sends are drafts too.'],
        ['Sent', 'The reply stands on at least one channel, or was answered elsewhere.'],
        ['Snoozed', 'Comes back by itself at its time. A new text of the customer brings it back at once.'],
        ['Needs no reply', 'Out of the tabs and counts until you reopen it.'],
        ['Hidden', 'Counted nowhere. Can be restored.'],
      ],
    },
    {
      id: 'sending',
      title: 'Sending',
      paragraphs: [
        'A press queues one delivery for each channel. It waits for the undo window, then leaves once. A crash before the words left sends it later; a crash after it leaves it as Unknown, for a person to decide.',
        'A sent reply can be changed or withdrawn where the platform allows it; the buttons show on those comments only.',
      ],
      rows: [
        ['Queued', 'Waits for its time, can be taken back.'],
        ['Posted', 'The platform has it. Credits are charged.'],
        ['Failed', 'Refused, with the reason. Credits are released.'],
        ['Unknown', 'Begun and never answered. Credits stay set aside until a person decides.'],
      ],
    },
    {
      id: 'figures',
      title: 'Figures',
      paragraphs: [
        'What each number on the dashboard, in analytics and in reports means. Days are days of the brand’s timezone. A number opens the comments that it counts.',
      ],
      rows: Object.values(metrics).map(({ name, formula }): [string, string] => [name, formula]),
    },
    {
      id: 'guard-rails',
      title: 'Guard rails',
      paragraphs: [
        'Every draft is checked, whoever wrote it. These are marked unless a stored fact says the same: links, addresses and phone numbers, codes, amounts, refunds, promises, times, materials and other properties, names of people, and words that the comment dictated.',
        'Texts of customers are data. What a comment tells the writer to do is not obeyed.',
      ],
    },
    {
      id: 'reading',
      title: 'What is read in a comment',
      paragraphs: [
        'Language, mood, praised and blamed topics, risks, spam and questions, each with the words that decided it. Stars decide the mood where there are any. A correction of yours stays and is never overwritten by a later reading.',
      ],
    },
    {
      id: 'composer',
      title: 'Who writes the drafts',
      paragraphs: [
        'The model that your Bizamply is set up with, or the built-in composer where there is none; the draft says which. Both know the product’s details, your brand’s facts and voice, and nothing else. A reply like one of your last 50 is noted, so that a page does not read like a machine’s.',
      ],
    },
    {
      id: 'voice',
      title: 'Brand voice',
      paragraphs: [
        'For each brand: the tone, what replies should and should not do, a signature, words to avoid, languages, up to 10 sample replies and up to 50 facts. The preview shows replies to real comments of yours while you type, before you save.',
      ],
    },
    {
      id: 'places',
      title: 'Places in templates',
      paragraphs: ['A company has up to 200 templates. These places are filled when one is put in.'],
      rows: [
        ['{customer}', 'The name that the customer shows.'],
        ['{product}', 'The product’s title.'],
        ['{brand}', 'The brand’s name.'],
        ['{discount}', 'A code that you choose or make.'],
      ],
    },
    {
      id: 'discounts',
      title: 'Discounts',
      paragraphs: [
        'Add Discount in the editor offers the active codes of your Shopify store, or makes a new one there: 15 percent and usable once unless you say otherwise.',
      ],
    },
    {
      id: 'instagram',
      title: 'Products of Instagram posts',
      paragraphs: [
        'Instagram does not say which product a post shows. Choose it once on any comment under the post: all comments under it are then about that product, and drafts know its details. A product that the caption names is suggested first.',
      ],
    },
    {
      id: 'files',
      title: 'Files for the import',
      paragraphs: [
        'CSV, TSV, JSON, JSON lines and .xlsx, also as gzip, up to 50 MB and a million rows. One row for each review, with a column of texts or of stars; names and order of the columns do not matter. Exports of Judge.me, Yotpo, Shopify, Google Play, Loox, Opinew and Okendo are known.',
        'A row that can’t be read is kept with its reason, and the rejected rows can be downloaded. A review that a connection also brings is stored once.',
      ],
    },
    {
      id: 'filters',
      title: 'Filters and views',
      paragraphs: [
        'Every filter stands in the address of the page, so a link shows a colleague the same list. Search looks in texts, replies, product names and sources. A saved view is such an address with a name, for yourself or for the whole company.',
        'Counts stop at 10,000 and then show 10,000+.',
      ],
    },
    {
      id: 'credits',
      title: 'Credits',
      paragraphs: [
        'Credits are set aside when work begins, charged when it succeeded and released when it failed, was taken back or was stopped. Two people who press at the same time can’t spend the same credit. In bulk each comment is charged for itself.',
        'Every entry is numbered, chained to the one before it by a hash, and never changed: a correction is an entry of its own. Each day is closed when it is over, and the ledger of a month can be taken away as a file.',
      ],
    },
    {
      id: 'limits',
      title: 'Limits',
      paragraphs: ['What is above is refused with a plain sentence and costs nothing.'],
      rows: [
        ['A reply', '5,000 characters, or fewer where the platform takes fewer'],
        ['Drafts written', '300 a minute for a company'],
        ['A bulk job', '5,000 comments, one job at a time for a brand'],
        ['Assign, tag, snooze, hide', '500 comments at once'],
        ['Imports', '20 files an hour for a company'],
        ['Files of figures, comments and transactions', '30 an hour for a company'],
        ['Charges asked of your store', '30 an hour for a company'],
        ['Discounts made or changed', '120 an hour for a company'],
        ['Messages to support', '10 an hour for a person'],
      ],
    },
  ],
}
