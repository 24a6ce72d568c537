import type { ArticleGroup } from '../features/help/article.ts'

export const helpInboxEn: ArticleGroup = {
  id: 'inbox',
  title: 'The inbox',
  text: 'Read, sort and reply to everything in one place.',
  articles: [
    {
      id: 'work-through',
      title: 'Work through the inbox',
      paragraphs: [
        'Open a review from the list to read it, with its reply below. On a wide screen, the list stays on the left. The tabs follow a review from Inbox to Draft to Sent. Your saved views are next to them and filter the tab you’re in.',
        'Below the reply, you’ll find the customer’s earlier reviews and orders, the facts about the product, your team’s notes, and everything that happened to the review.',
      ],
      figure: 'inbox',
      link: { to: '/responses', label: 'Open the inbox' },
      reference: { id: 'states', label: 'Review states' },
    },
    {
      id: 'keyboard',
      title: 'Use the keyboard',
      paragraphs: [
        'Press j and k to move through the list and open each review as you go. 1, 2 and 3 open Inbox, Draft and Sent. Enter moves to the reply. Press e to edit it, g to generate one, and s to snooze the review. Only g uses credits, and it asks before it replaces a draft. Ctrl-Enter sends, and Shift-Ctrl-Enter sends and opens the next review. On a Mac, press ⌘ instead of Ctrl.',
        'Press ? to see every shortcut. If single keys get in your way, for example with voice input, turn them off there or in Advanced Settings.',
      ],
      keys: true,
      link: { to: '/settings', search: { tab: 'advanced' }, label: 'Open Advanced Settings' },
    },
    {
      id: 'find',
      title: 'Find a review',
      paragraphs: [
        'Press Ctrl-K (⌘K on a Mac) anywhere and type a customer’s name, words from the review, a product or a page.',
        'You can filter the list by rating, sentiment, topic, product, language, date, assignee, tag and risk. Choose a field, then its values. The button shows how many reviews match. Save a set of filters as a view, for you or for everyone.',
      ],
      figure: 'filters',
      link: { to: '/responses', label: 'Open the inbox' },
      reference: { id: 'filters', label: 'Filters and views' },
    },
    {
      id: 'sort-out',
      title: 'Organize and share the work',
      paragraphs: [
        'At the top of a review, assign it, snooze it, or mark it as No reply needed. Tags, Hide and the rest are in its menu. Notes stay inside your company. Type @ and a name to notify someone.',
        'If someone else has the same review open, you see their name. If saving or sending would overwrite their text, we stop it and show you both versions.',
      ],
    },
    {
      id: 'bulk',
      title: 'Work in bulk',
      paragraphs: [
        'Select reviews, or choose Select All, to generate, send, assign, tag, snooze or hide. Before a job starts, you see the cost and which reviews are skipped, with the reason. The job continues if you close the page. Stop it from its panel, and see every result when it finishes.',
        'Bulk sending skips sensitive reviews, drafts with open flags or unfilled placeholders, and drafts someone has changed in the meantime. It also skips replies to critical reviews (up to three stars, negative, naming a fault, or without stars and not clearly positive) that no one has edited, unless you include them. Drafts that it skips show Read first in the list, or Needs review if you can’t send them before you confirm something.',
        'Reviews that look like spam have a badge. Bulk jobs neither generate nor send replies to them, and Hide comes first in the review. If it isn’t spam, correct it under “Detected in this review”.',
      ],
      figure: 'bulk',
      reference: { id: 'limits', label: 'Limits' },
    },
    {
      id: 'risk',
      title: 'Reviews with a risk badge',
      paragraphs: [
        'Reviews about injuries, legal matters, the press, threats, deaths, personal data, self-harm or refund disputes get a red badge. Replies to them are never sent in bulk, so someone reads each one. You can see the words behind the badge and correct it.',
      ],
      reference: { id: 'reading', label: 'What we detect in a review' },
    },
  ],
}
