/** The change log that merchants read, newest first; `day` is the day on which it came into the product. */
export const changesEn: readonly { day: string; title: string; entries: readonly string[] }[] = [
  {
    day: '2026-11-24',
    title: 'People',
    entries: [
      'One page for each customer: reviews, comments, replies, WhatsApp messages, codes and notes from every platform in one history.',
      'Comments are matched by email, phone number or platform account, and every match shows its evidence. Split what doesn’t belong together, and undo it.',
      'Customers who complain about the same topic three times are marked “Repeated complaint”.',
    ],
  },
  {
    day: '2026-11-24',
    title: 'Outcomes of replies',
    entries: [
      'Product Analytics has an Outcomes tab: how many reviews with 1–3 stars were raised within 90 days after your reply, compared with reviews without one.',
    ],
  },
  {
    day: '2026-11-23',
    title: 'Projects and the topic radar',
    entries: [
      'Turn a topic that customers complain about into a project with people, tasks and a due date. Its reviews join by themselves.',
      'Did it help? A project compares ratings before and after the change with what you left alone, and says when it’s too early to tell.',
      'Topic radar lists products that left their own usual rating or topics. Acknowledge, assign or mute an alert, or start a project from it.',
      'Replies to reviews of a project can say what changed. You see the cost first, and nothing is sent by itself.',
    ],
  },
  {
    day: '2026-11-23',
    title: 'Audit log',
    entries: [
      'Settings, Audit log: who changed what in your company, when and from where, with before and after. For admins, in every plan.',
      'Filter by person, area, brand and period, and export all of it as a file.',
      'Entries can’t be edited or deleted. Check log proves that none was altered.',
    ],
  },
  {
    day: '2026-11-23',
    title: 'Take your data with you',
    entries: [
      'Admins export everything in the company as a ZIP file of JSON and CSV.',
      'Everyone exports what is stored about them.',
      'Companies and accounts can be deleted. You have 14 days to change your mind.',
    ],
  },
  {
    day: '2026-11-23',
    title: 'Keep your account safe',
    entries: [
      'Security in your profile: your password, two-factor sign-in with recovery codes, passkeys, and where you’re signed in.',
      'Sign in with a passkey: your fingerprint or face instead of a password, or as your second factor.',
      'An email when someone signs in to your account on a new device. Turn it off in Settings.',
      'Before a change to your password, two-factor sign-in or passkeys, you confirm that it’s you.',
      'Change your email address, proved on both the old and the new one.',
      'Admins can require two-factor sign-in, and a new password every 90 days.',
      'Lost your second factor? An admin approves, and a day later you set it up again.',
    ],
  },
  {
    day: '2026-11-23',
    title: 'Notifications',
    entries: [
      'Choose for each event whether it reaches you in the console, by mail or as a push of your browser.',
      'Mail at once, once an hour or once a day; quiet hours in your timezone, which only a risk passes.',
      'Every mail has a link that ends it, without signing in.',
    ],
  },
  {
    day: '2026-11-23',
    title: 'Single sign-on',
    entries: [
      'Your company can sign in at its own identity provider by OpenID Connect, for addresses in domains that you verify.',
      'Optional, or required for everyone but admins, who keep a password with two-factor sign-in as a way in.',
    ],
  },
  {
    day: '2026-11-23',
    title: 'Your profile',
    entries: [
      'Your name, phone number, location, birthday and bio, to read and to edit.',
      'A picture of you: choose the part that is seen. Its file, and where it was taken, are not kept.',
      'Your plan and its next billing date beside it.',
    ],
  },
  {
    day: '2026-11-22',
    title: 'Plans, credits and discounts',
    entries: [
      'Transactions: where each credit went, for which comment, by whom and at which prices, with sums over everything under the filter and a file of all rows.',
      'Plans and packs of credits through your Shopify store: credits come as soon as Shopify confirms the charge, once, also when the tab was closed.',
      'How long your credits last at this week’s pace, a message when few are left, and daily spending limits for a brand, a person or all.',
      'Discount Manager: create, change, pause and end codes in your store; what you change in Shopify shows here.',
      'What the codes in your replies brought: orders, savings and the share that came back.',
      'The ledger of a month as a file, each day closed and chained to the one before.',
    ],
  },
  {
    day: '2026-11-22',
    title: 'Analytics and reports',
    entries: [
      'Product Analytics: how customers feel, what they write about with their own sentences, products, people and response times.',
      'A forecast of reviews and of the rating, shown only where it did better than repeating the week before.',
      'Reports as PDF and CSV, by hand or every week, month or quarter, mailed to whom you choose.',
      'A message when a product leaves its usual rating, or is suddenly blamed for something.',
      'Exports of products and of every review under the filter as CSV, JSON or Excel.',
      'Beside a comment: what else this customer wrote, was answered, sent and given.',
    ],
  },
  {
    day: '2026-11-22',
    title: 'A dashboard that opens what it counts',
    entries: [
      'Total reviews, response rate, rating and response time for any days, beside an earlier window.',
      'Trends by hour, day, week or month, shares by platform, state, stars and waiting time; each number opens its list.',
      'Recent activity, entries, products and messages, and answers to everything new with one press and a price before.',
      'Long lists scroll more lightly, and Stop in the editor ends the writing without a charge.',
    ],
  },
  {
    day: '2026-11-21',
    title: 'A workbench for the whole day',
    entries: [
      'Command palette: Ctrl-K finds comments, customers, products, pages and actions.',
      'Filters by rating, mood, topic, product, language, date, person, tag and risk, and saved views with a link.',
      'Assign, tag, snooze, note with @mention, needs no reply, hide, and who else has a comment open.',
      'Generate and send in bulk, with a price before, a stop button and the outcome of each.',
      'The editor saves as you write, keeps versions, compares and restores them, and writes a draft shorter, warmer, more formal or in another language.',
      'Templates with places for customer, product, brand and discount.',
      'WhatsApp beside the platform, with each outcome shown and the failed one tried again alone.',
      'Notifications in the bell, each kind with a switch of its own.',
      'A product for each Instagram post, so that drafts know what a comment is about.',
      'Help Center, Documentation, What’s New and Settings.',
    ],
  },
  {
    day: '2026-11-21',
    title: 'Joining and connecting',
    entries: [
      'Sign up from the Shopify app store or with a store’s address; the guided set-up leads to the first comments.',
      'Shopify, Judge.me, Yotpo, Instagram, Facebook, TikTok, WhatsApp and Google Analytics can be connected.',
      'Missing rights are named at the end of connecting and on the card.',
      'Sign in with Google, a code by mail for new accounts, and a link for forgotten passwords.',
    ],
  },
  {
    day: '2026-11-21',
    title: 'Imports, brand voice and a better composer',
    entries: [
      'Reviews from CSV, JSON and Excel files of any layout, with a preview before and an undo after.',
      'Brand voice: tone, dos and don’ts, signature, words to avoid, facts and sample replies.',
      'Drafts in more languages, written from what the comment says and checked against your facts.',
      'Moods, topics, risks and questions found in every comment.',
    ],
  },
  {
    day: '2026-11-21',
    title: 'The first inbox',
    entries: [
      'Judge.me reviews arrive live in one inbox; generate, edit, send and undo.',
      'Credits are charged once, and only for what succeeded.',
      'Light and dark theme, and every screen on a phone.',
    ],
  },
]
