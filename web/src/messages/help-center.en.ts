import type { Article } from '../features/help/article.ts'

export const helpCenterEn: Article = {
  title: 'Help Center',
  lead: 'How the daily work is done, from the first connection to the sent reply.',
  sections: [
    {
      id: 'connect',
      title: 'Connect a service',
      paragraphs: [
        'Connections lists the eight services that a brand can use. Press Connect, agree on the page of the service, and the comments of the past come in by themselves. New ones arrive as they are written, most within seconds.',
        'Yotpo and Judge.me need your Shopify store first, and a brand uses one of the two. Judge.me can also be connected with a private token.',
      ],
      steps: [
        'Open Connections and press Connect on the card of the service.',
        'Agree on the service’s own page. Leave every right ticked: reading comments and writing replies are two different rights.',
        'Where the service offers several accounts, choose the one that belongs to this brand.',
      ],
      link: { to: '/connections', label: 'Open Connections' },
    },
    {
      id: 'reconnect',
      title: 'A connection stopped working',
      paragraphs: [
        'A card that says so tells the reason beside it. Most often a password was changed or a right was taken back at the service; then press Reconnect and agree once more. Nothing that came in before is lost, and what was written meanwhile is fetched.',
        'If a right is missing, the card names it. Replies to that service stay drafts until it is given.',
      ],
    },
    {
      id: 'answer',
      title: 'Answer a comment',
      paragraphs: [
        'A comment waits in the Inbox. Generate writes a draft; you read it, change what you like, and send it. Until you send, nothing is public.',
        'After you press Send there are a few seconds in which Undo takes it back. How many is yours to set under Settings, Advanced Settings.',
      ],
      steps: [
        'Press Generate on a comment. The draft is written where you look.',
        'Press Edit to change it. What you write is saved as you go, and older versions stay in the history.',
        'Press Send. The button names the platform and what it costs.',
      ],
      link: { to: '/responses', label: 'Open the inbox' },
    },
    {
      id: 'marks',
      title: 'Marked words in a draft',
      paragraphs: [
        'A promise, a price, a code, a time or a property of a product that no stored fact supports is marked, with its reason. A draft with open marks can’t be sent: take the words out, or confirm that they are true.',
        'To have fewer marks, tell Bizamply what is true: Brand voice keeps facts such as your return policy and your shipping times.',
      ],
      link: { to: '/brand-voice', label: 'Open Brand voice' },
    },
    {
      id: 'risk',
      title: 'Comments with a risk badge',
      paragraphs: [
        'Injuries, the law, the press, personal data, self-harm and disputes over refunds carry a red badge. Such comments are never sent in bulk; a person reads each. The words that decided it are shown with the comment, and the reading can be corrected.',
      ],
    },
    {
      id: 'unknown',
      title: 'A reply is in the state Unknown',
      paragraphs: [
        'The line broke after the platform had begun to take the reply, and it can’t be asked. Look at the platform’s page, then press “It was posted” or “It was not posted”. It is never posted a second time by itself, and credits are charged only if it was posted.',
      ],
    },
    {
      id: 'whatsapp',
      title: 'Answer by WhatsApp as well',
      paragraphs: [
        'Where WhatsApp is connected and the customer’s phone and consent are known, Both sends your reply on the platform and as a message. If one of the two fails, only that one can be tried again.',
        'WhatsApp lets you write freely for 24 hours after a customer’s own message, and by an approved template after that. If you may not write, the button says why.',
      ],
    },
    {
      id: 'projects',
      title: 'Turn complaints into a project',
      paragraphs: [
        'A project is about a topic, such as the zip of a backpack. Reviews that name it join by themselves; you can link others or take some out. Enter the day on which customers first got the change, and the project compares ratings before and after with products and topics you left alone.',
        '“Too early to tell” means that there are too few reviews on one side. “No clear change” means that the difference could be chance.',
      ],
      steps: [
        'Open Topic radar to see what changed in the last seven days, and start a project from an alert. Or press New Project.',
        'Add tasks and set the status. When the change is out, set the project to Completed or enter the day under Measured.',
        'Press Reply to see what drafts for all waiting reviews would cost. Nothing is sent by itself.',
      ],
      link: { to: '/projects', label: 'Open Projects' },
    },
    {
      id: 'sort-out',
      title: 'Sort out and share the work',
      paragraphs: [
        'The menu of a comment assigns it to somebody, tags it, snoozes it until a day, marks it as needing no reply or hides it. A note stays inside your company; @ and a name tells that person.',
        'If somebody else has the same comment open, you see their name. A save or a send that would overwrite their words is refused, with both texts shown.',
      ],
    },
    {
      id: 'find',
      title: 'Find a comment',
      paragraphs: [
        'Press Ctrl-K (⌘K on a Mac) anywhere and type a customer’s name, words of the comment, a product or a page. Above the list you filter by rating, mood, topic, product, language, date, person, tag and risk; a set of filters can be saved as a view, for yourself or for everybody.',
      ],
    },
    {
      id: 'people',
      title: 'See everything about one customer',
      paragraphs: [
        'People lists everyone who wrote to your shop. A customer’s page shows their reviews, comments, replies, WhatsApp messages, discount codes and internal notes in one history. Comments are matched by email, phone number or platform account, never by a name alone, and each match names the comment that proves it.',
        'If comments are not from this customer, press Split comments and select them. They become a separate customer. Undo split puts them back.',
        'Three or more comments that complain about the same topic are marked “Repeated complaint”.',
      ],
      link: { to: '/people', label: 'Open People' },
    },
    {
      id: 'bulk',
      title: 'Work on many at once',
      paragraphs: [
        'Tick comments, or Select All, and a bar offers to generate, to send or to delete. Before it starts you see what it costs and which comments are left out, each with its reason. It goes on when you close the page; its panel can stop it, and says in the end what came of each.',
        'Comments with a risk, drafts with open marks or unfilled places, and drafts that somebody changed meanwhile are left out of a bulk send.',
      ],
    },
    {
      id: 'templates',
      title: 'Use templates',
      paragraphs: [
        'Templates are replies that you write once. In the editor, the template menu puts one in and fills {customer}, {product}, {brand} and {discount} with what is known. What could not be filled stays visible, and such a draft is not sent.',
      ],
      link: { to: '/templates', label: 'Open Templates' },
    },
    {
      id: 'radar',
      title: 'Notice what changes about a product',
      paragraphs: [
        'Every night the topic radar compares each product’s last seven days with its own eight weeks before: its rating, and how often reviews complain about a topic. What goes beyond chance becomes an alert with its numbers, a sentence of a review and the reviews behind it.',
        'Acknowledge an alert when you know about it, assign it to a teammate, or mute it for 7, 30 or 90 days or for good. An acknowledged alert opens again only when the change went away and came back.',
      ],
      link: { to: '/radar', label: 'Open Topic radar' },
    },
    {
      id: 'outcomes',
      title: 'See what changed after your replies',
      paragraphs: [
        'Open Product Analytics and choose Outcomes. It follows reviews with 1–3 stars for 90 days after your reply: ratings raised or lowered, texts edited, discount codes used. Reviews without a reply are shown next to them.',
        'Every number opens its reviews. Below 30 reviews in either group it’s too early to compare, and customers who get a reply may differ from those who don’t.',
      ],
      link: { to: '/analytics', label: 'Open Product Analytics' },
    },
    {
      id: 'import',
      title: 'Bring reviews as a file',
      paragraphs: [
        'CSV, TSV, JSON, JSON lines and Excel files of any layout are read. You see how every column was understood and the first rows before anything is stored. The same file twice changes nothing, a whole import can be undone, and it costs no credits.',
      ],
      link: { to: '/import', label: 'Import a file' },
    },
    {
      id: 'credits',
      title: 'What costs credits',
      paragraphs: [
        'Writing a draft costs 2 credits, sending a reply 1, and WhatsApp 1 more, unless your Bizamply has other prices: they stand on the buttons. Credits are set aside when you press and charged when it is done. What fails or is taken back costs nothing.',
        'Transactions shows every entry with its comment, who did it and what was left after it. Admins can limit what a brand, a person or the whole company uses in a day, under Settings, Credits.',
      ],
      link: { to: '/transactions', label: 'Open Transactions' },
    },
    {
      id: 'buy-credits',
      title: 'Buy credits or change your plan',
      paragraphs: [
        'You pay through your Shopify store: pick a plan or a pack, and Shopify asks you to approve it. The credits come as soon as Shopify confirms, whether or not you come back to this page, and once for each charge. If you decline, nothing changes and you can try again.',
        'A higher plan begins at once and brings its credits less those that the rest of your old period had paid for. A lower plan begins when the period that you paid is over, and so does a cancellation. Credits that you have stay yours.',
      ],
      link: { to: '/plans', label: 'Open Billing and Plans' },
    },
    {
      id: 'discounts',
      title: 'See what your discounts bring',
      paragraphs: [
        'Codes are made and changed in your store: what you do here stands in Shopify, and what you do there shows here. Savings and conversion are counted from the store’s orders that used a code; the conversion rate counts orders with a code after a reply had named it.',
      ],
      link: { to: '/loyalty-manager', label: 'Open the Discount Manager' },
    },
    {
      id: 'keyboard',
      title: 'Work with the keyboard',
      paragraphs: [
        'In the inbox j and k move, g generates, e edits, a sends and goes on to the next. Press ? there to see every key. If single keys disturb you, for example with voice input, switch them off under Settings, Advanced Settings.',
      ],
      link: { to: '/settings', search: { tab: 'advanced' }, label: 'Open Advanced Settings' },
    },
    {
      id: 'notifications',
      title: 'Choose what you are told',
      paragraphs: [
        'The bell tells of new comments, risks, mentions, assignments, snoozed comments that came back, bulk work that ended, delayed replies that did not arrive, and broken connections. Each can be switched off. Pressing one leads to the comment and marks it in the list.',
      ],
      link: { to: '/settings', search: { tab: 'notifications' }, label: 'Open Notification Preferences' },
    },
    {
      id: 'roles',
      title: 'Who may do what',
      paragraphs: [
        'A viewer reads. An editor also generates, edits, sends and imports. An administrator also connects services. Buttons that your role may not use are absent.',
      ],
    },
  ],
}
