import type { Article } from '../features/help/article.ts'

export const helpCenterEn: Article = {
  title: 'Help Center',
  lead: 'How to get things done, from your first connection to a sent reply.',
  sections: [
    {
      id: 'connect',
      title: 'Connect a service',
      paragraphs: [
        'Connections lists the eight services a brand can use. Select Connect and approve on the service’s page. Past reviews are imported automatically, and new ones arrive as they’re posted, usually within seconds.',
        'Connect your Shopify store before Yotpo or Judge.me. Each brand uses one of the two. You can also connect Judge.me with a private token.',
      ],
      steps: [
        'Open Connections and select Connect on the service’s card.',
        'Approve on the service’s page. Leave all permissions selected: reading reviews and posting replies are separate permissions.',
        'If the service offers several accounts, choose the one for this brand.',
      ],
      link: { to: '/connections', label: 'Open Connections' },
    },
    {
      id: 'reconnect',
      title: 'A connection stopped working',
      paragraphs: [
        'The card shows the reason. Usually a password changed or a permission was revoked on the service. Select Reconnect and approve again. You keep everything you already have, and we import what you missed.',
        'If a permission is missing, the card names it. Replies to that service stay drafts until you grant it.',
      ],
    },
    {
      id: 'answer',
      title: 'Reply to a review',
      paragraphs: [
        'New reviews wait in the Inbox. Generate writes a draft. Read it, change what you like, and send it. Nothing is public until you send.',
        'After you select Send, you have a few seconds to undo. Set how many under Settings, Advanced Settings.',
      ],
      steps: [
        'Select Generate on a review. The draft appears right there.',
        'Select Edit to change it. Your changes save as you type, and older versions stay in the history.',
        'Select Send. The button shows the platform and the cost.',
      ],
      link: { to: '/responses', label: 'Open the inbox' },
    },
    {
      id: 'marks',
      title: 'Flagged words in a draft',
      paragraphs: [
        'We flag any promise, price, code, time or product detail that no stored fact supports, and tell you why. You can’t send a draft with open flags. Remove the words or confirm they’re true.',
        'To see fewer flags, add your facts under Brand voice, like your return policy and shipping times.',
      ],
      link: { to: '/brand-voice', label: 'Open Brand voice' },
    },
    {
      id: 'risk',
      title: 'Reviews with a risk badge',
      paragraphs: [
        'Reviews about injuries, legal matters, the press, personal data, self-harm or refund disputes get a red badge. They’re never sent in bulk, so someone reads each one. You can see the words behind the badge and correct it.',
      ],
    },
    {
      id: 'unknown',
      title: 'A reply shows Unknown',
      paragraphs: [
        'The connection broke after the platform started receiving the reply, and we can’t check with the platform. Look at the platform’s page, then choose “It was published” or “It wasn’t published”. We never post it again on our own, and we charge credits only if it was published.',
      ],
    },
    {
      id: 'whatsapp',
      title: 'Reply by WhatsApp too',
      paragraphs: [
        'If WhatsApp is connected and you have the customer’s phone number and consent, Both sends your reply on the platform and as a message. If one of them fails, you can retry just that one.',
        'WhatsApp allows free-form messages for 24 hours after the customer’s last message, and approved templates after that. If you can’t send one, the button says why.',
      ],
    },
    {
      id: 'projects',
      title: 'Turn complaints into a project',
      paragraphs: [
        'A project covers a topic, like a backpack’s zipper. Reviews that mention it are added automatically, and you can add or remove others. Enter the day customers first got the change. The project then compares ratings before and after with products and topics you didn’t change.',
        '“Too early to tell” means there are too few reviews before or after the change. “No clear change” means the difference could be chance.',
      ],
      steps: [
        'Open Topic radar to see what changed in the last 7 days, and start a project from an alert. Or select New Project.',
        'Add tasks and set the status. When the change ships, set the project to Completed or enter the day under Measured.',
        'Select Reply to see what drafts for all waiting reviews would cost. Nothing is sent automatically.',
      ],
      link: { to: '/projects', label: 'Open Projects' },
    },
    {
      id: 'sort-out',
      title: 'Organize and share the work',
      paragraphs: [
        'Use a review’s menu to assign, tag, snooze or hide it, or to mark it as No reply needed. Notes stay inside your company. Type @ and a name to notify someone.',
        'If someone else has the same review open, you see their name. If saving or sending would overwrite their text, we stop it and show you both versions.',
      ],
    },
    {
      id: 'find',
      title: 'Find a review',
      paragraphs: [
        'Press Ctrl-K (⌘K on a Mac) anywhere and type a customer’s name, words from the review, a product or a page. You can filter the list by rating, sentiment, topic, product, language, date, assignee, tag and risk. Save a set of filters as a view, for you or for everyone.',
      ],
    },
    {
      id: 'people',
      title: 'See everything about one customer',
      paragraphs: [
        'People lists everyone who wrote to your brand. A customer’s page shows their reviews, comments, replies, WhatsApp messages, discount codes and internal notes in one history. We match them by email, phone number or platform account, never by name alone, and each match shows its proof.',
        'If some reviews aren’t from this customer, select Split reviews and choose them. They become a separate customer. Undo split puts them back.',
        'Customers with three or more complaints about the same topic are marked “Repeated complaint”.',
      ],
      link: { to: '/people', label: 'Open People' },
    },
    {
      id: 'bulk',
      title: 'Work in bulk',
      paragraphs: [
        'Select reviews, or choose Select All, to generate, send or delete. Before a job starts, you see the cost and which reviews are skipped, with the reason. The job continues if you close the page. Stop it from its panel, and see every result when it finishes.',
        'Bulk sending skips sensitive reviews, drafts with open flags or unfilled placeholders, and drafts someone has changed in the meantime.',
      ],
    },
    {
      id: 'templates',
      title: 'Use templates',
      paragraphs: [
        'Templates are reusable replies. In the editor, insert one from the template menu. We fill in {customer}, {product}, {brand} and {discount}. Placeholders we can’t fill stay visible, and you can’t send the draft until you fill them in.',
      ],
      link: { to: '/templates', label: 'Open Templates' },
    },
    {
      id: 'radar',
      title: 'Spot changes in your products',
      paragraphs: [
        'Every night, the topic radar compares each product’s last 7 days with its previous 8 weeks: its rating, and how often customers complain about a topic. Changes too large to be chance become alerts, with the numbers, a quote and the reviews behind them.',
        'Acknowledge an alert once you know about it, assign it to a teammate, or mute it for 7, 30 or 90 days or permanently. An acknowledged alert reopens only if the change goes away and comes back.',
      ],
      link: { to: '/radar', label: 'Open Topic radar' },
    },
    {
      id: 'outcomes',
      title: 'See what changed after your replies',
      paragraphs: [
        'Open Product Analytics and choose Outcomes. It follows 1–3 star reviews for 90 days after your reply: ratings raised or lowered, texts edited, discount codes used. Reviews without a reply are shown for comparison.',
        'Every number opens its reviews. With fewer than 30 reviews in either group, it’s too early to compare. Customers who get a reply may also differ from those who don’t.',
      ],
      link: { to: '/analytics', label: 'Open Product Analytics' },
    },
    {
      id: 'import',
      title: 'Import reviews from a file',
      paragraphs: [
        'Import CSV, TSV, JSON, JSON Lines and Excel files in any layout. You preview every column and the first rows before anything is saved. Importing twice won’t create duplicates, you can undo a whole import, and it costs no credits.',
      ],
      link: { to: '/import', label: 'Import a file' },
    },
    {
      id: 'credits',
      title: 'What costs credits',
      paragraphs: [
        'Generating a draft costs 2 credits, sending a reply 1, and WhatsApp 1 more, unless your Bizamply has other prices. The buttons always show the price. We hold credits when you start and charge them when the work is done. Anything that fails or is undone costs nothing.',
        'Transactions shows every entry with its review, who did it and the balance after it. Admins can limit daily use per brand, member or company under Settings, Credits.',
      ],
      link: { to: '/transactions', label: 'Open Transactions' },
    },
    {
      id: 'buy-credits',
      title: 'Buy credits or change your plan',
      paragraphs: [
        'You pay through your Shopify store. Pick a plan or a pack, and Shopify asks you to approve it. The credits arrive as soon as Shopify confirms, even if you don’t return to this page, and once per charge. If you decline, nothing changes and you can try again.',
        'An upgrade starts right away and adds its credits, minus those for the rest of your current period. A downgrade or cancellation starts when the period you paid for ends. You keep your remaining credits.',
      ],
      link: { to: '/plans', label: 'Open Billing and Plans' },
    },
    {
      id: 'discounts',
      title: 'Track your discounts',
      paragraphs: [
        'Codes live in your store. Changes you make here appear in Shopify, and the other way around. Savings and conversion are based on your store’s orders with a code. The conversion rate counts orders with a code that a reply mentioned first.',
      ],
      link: { to: '/loyalty-manager', label: 'Open Discount Manager' },
    },
    {
      id: 'keyboard',
      title: 'Use the keyboard',
      paragraphs: [
        'In the inbox, press j and k to move, g to generate, e to edit, and a to send and go to the next review. Press ? to see every shortcut. If single keys get in your way, for example with voice input, turn them off under Settings, Advanced Settings.',
      ],
      link: { to: '/settings', search: { tab: 'advanced' }, label: 'Open Advanced Settings' },
    },
    {
      id: 'notifications',
      title: 'Choose your notifications',
      paragraphs: [
        'You can get notifications about new reviews, risks, mentions, assignments, snoozed reviews that return, finished bulk jobs, replies that weren’t delivered, and broken connections. Turn any of them off. Select a notification to jump to its review.',
      ],
      link: { to: '/settings', search: { tab: 'notifications' }, label: 'Open Notification Preferences' },
    },
    {
      id: 'roles',
      title: 'Roles and permissions',
      paragraphs: [
        'Viewers can read. Editors can also generate, edit, send and import. Admins can also connect services. You don’t see buttons your role can’t use.',
      ],
    },
  ],
}
