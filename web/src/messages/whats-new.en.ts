/** The change log that merchants read, newest first; `day` is the day on which it came into the product. */
export const changesEn: readonly { day: string; title: string; entries: readonly string[] }[] = [
  {
    day: '2026-11-24',
    title: 'People',
    entries: [
      'Each customer now has one page with their reviews, comments, replies, WhatsApp messages, codes and notes from every platform.',
      'We match customers by email, phone number or platform account, and show the proof for every match. Split what doesn’t belong together, and undo it anytime.',
      'Customers with three complaints about the same topic are marked “Repeated complaint”.',
    ],
  },
  {
    day: '2026-11-24',
    title: 'Reply outcomes',
    entries: [
      'The Outcomes tab in Product Analytics shows how many 1–3 star reviews were raised within 90 days after your reply, compared with reviews without one.',
    ],
  },
  {
    day: '2026-11-23',
    title: 'Projects and the topic radar',
    entries: [
      'Turn complaints about a topic into a project with people, tasks and a due date. Matching reviews are added automatically.',
      'Did it help? Projects compare ratings before and after your change with what you didn’t change, and tell you when it’s too early to know.',
      'Topic radar shows products with unusual ratings or topics. Acknowledge, assign or mute an alert, or start a project from it.',
      'Replies to a project’s reviews can mention what changed. You see the cost first, and nothing is sent automatically.',
    ],
  },
  {
    day: '2026-11-23',
    title: 'Audit log',
    entries: [
      'The audit log in Settings shows who changed what in your company, when and from where. Available to admins on every plan.',
      'Filter by person, area, brand and period, and export everything as a file.',
      'Entries can’t be edited or deleted. Check log proves that none have been altered.',
    ],
  },
  {
    day: '2026-11-23',
    title: 'Export your data',
    entries: [
      'Admins can export everything in the company as a ZIP file of JSON and CSV.',
      'Everyone can export the data we store about them.',
      'You can delete companies and accounts. You have 14 days to change your mind.',
    ],
  },
  {
    day: '2026-11-23',
    title: 'Keep your account safe',
    entries: [
      'The Security tab in your profile has your password, two-factor sign-in with recovery codes, passkeys and active sessions.',
      'Sign in with a passkey: use your fingerprint or face instead of a password, or as your second factor.',
      'Get an email when someone signs in to your account on a new device. You can turn it off in Settings.',
      'You confirm your identity before you change your password, two-factor sign-in or passkeys.',
      'Change your email address. We verify both the old and the new one.',
      'Admins can require two-factor sign-in and a new password every 90 days.',
      'Lost your second factor? An admin approves, and you can set up a new one a day later.',
    ],
  },
  {
    day: '2026-11-23',
    title: 'Notifications',
    entries: [
      'Choose how each event reaches you: in the console, by email or as a browser notification.',
      'Get email right away, hourly or daily. During quiet hours in your timezone, only risks come through.',
      'Every notification email has an unsubscribe link that works without signing in.',
    ],
  },
  {
    day: '2026-11-23',
    title: 'Single sign-on',
    entries: [
      'Your company can sign in with its own identity provider using OpenID Connect, for domains you’ve verified.',
      'Make it optional or required. Admins can always use a password with two-factor sign-in as a backup.',
    ],
  },
  {
    day: '2026-11-23',
    title: 'Your profile',
    entries: [
      'View and edit your name, phone number, location, birthday and bio.',
      'Add a profile picture and crop it. We don’t keep the original file or its location data.',
      'See your plan and next billing date.',
    ],
  },
  {
    day: '2026-11-22',
    title: 'Plans, credits and discounts',
    entries: [
      'Transactions shows where each credit went: the review, the person and the price. Filter it, see totals and export every row.',
      'Buy plans and credit packs through your Shopify store. Credits arrive once, as soon as Shopify confirms, even if you close the tab.',
      'See how long your credits last, get notified when they run low, and set daily limits per brand, member or company.',
      'Create, change, pause and end codes in the Discount Manager. Changes you make in Shopify show up too.',
      'See the orders, savings and conversion from codes in your replies.',
      'Download the monthly ledger as a file. Each day is closed and linked to the previous one.',
    ],
  },
  {
    day: '2026-11-22',
    title: 'Analytics and reports',
    entries: [
      'Product Analytics shows customer sentiment, topics with quotes, products, people and response times.',
      'Forecasts for reviews and ratings appear when they’re more accurate than repeating the previous week.',
      'Get PDF and CSV reports on demand or weekly, monthly or quarterly, emailed to anyone you choose.',
      'Get notified when a product’s rating changes or complaints rise.',
      'Export products and filtered reviews as CSV, JSON or Excel.',
      'See each customer’s history next to their review.',
    ],
  },
  {
    day: '2026-11-22',
    title: 'Clickable dashboard numbers',
    entries: [
      'See total reviews, response rate, rating and response time for any date range, compared with an earlier period.',
      'See trends by hour, day, week or month, and breakdowns by platform, status, stars and reply time. Every number opens its list.',
      'See recent activity, transactions, products and messages. Draft replies to all new reviews in one click, with the price up front.',
      'Long lists scroll more smoothly. Stop a draft in the editor without being charged.',
    ],
  },
  {
    day: '2026-11-21',
    title: 'A faster inbox',
    entries: [
      'Press Ctrl-K to find reviews, customers, products, pages and actions.',
      'Filter by rating, sentiment, topic, product, language, date, person, tag and risk. Save views and share them by link.',
      'Assign, tag, snooze or hide reviews, mark them as no reply needed, add notes with @mentions, and see who else has a review open.',
      'Generate and send in bulk, with the price up front, a stop button and a result for each review.',
      'The editor saves as you type, keeps and compares versions, and makes drafts shorter, warmer or more formal, or translates them.',
      'Use templates with placeholders for customer, product, brand and discount.',
      'Reply by WhatsApp too. See each result, and retry only what failed.',
      'Get notifications in the console, and turn each kind on or off.',
      'Link each Instagram post to a product, so drafts use its details.',
      'We added the Help Center, Documentation, What’s New and Settings.',
    ],
  },
  {
    day: '2026-11-21',
    title: 'Sign-up and connections',
    entries: [
      'Sign up from the Shopify App Store or with your store’s address. Guided setup takes you to your first reviews.',
      'Connect Shopify, Judge.me, Yotpo, Instagram, Facebook, TikTok, WhatsApp and Google Analytics.',
      'Missing permissions are listed after you connect and on each card.',
      'Sign in with Google, verify new accounts with an emailed code, and reset forgotten passwords with a link.',
    ],
  },
  {
    day: '2026-11-21',
    title: 'Imports, brand voice and better drafts',
    entries: [
      'Import reviews from CSV, JSON and Excel files in any layout. Preview first, undo anytime.',
      'Set your brand voice: tone, dos and don’ts, sign-off, words to avoid, facts and sample replies.',
      'Get drafts in more languages, based on what the review says and checked against your facts.',
      'We detect sentiment, topics, risks and questions in every review.',
    ],
  },
  {
    day: '2026-11-21',
    title: 'Your new inbox',
    entries: [
      'Judge.me reviews arrive live in one inbox. Generate, edit, send and undo.',
      'Credits are charged once, and only when it works.',
      'Light and dark themes, and every screen works on your phone.',
    ],
  },
]
