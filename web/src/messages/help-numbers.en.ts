import type { ArticleGroup } from '../features/help/article.ts'

export const helpNumbersEn: ArticleGroup = {
  id: 'numbers-and-reports',
  title: 'Numbers and reports',
  text: 'What customers tell you, and what your work changed.',
  articles: [
    {
      id: 'dashboard',
      title: 'Read the dashboard',
      paragraphs: [
        'The dashboard shows your reviews, response rate, rating and response time for any date range, next to an earlier period. Hover over the chart or use the arrow keys to read a day. Select a number to open the reviews behind it.',
      ],
      figure: 'trend',
      link: { to: '/dashboard', label: 'Open Dashboard' },
      reference: { id: 'figures', label: 'Metrics' },
    },
    {
      id: 'reports',
      title: 'Share reports',
      paragraphs: [
        'A report is a PDF and a CSV file about this brand. Start from a template and choose what it covers. Run it when you need it, or have it emailed every week, month or quarter to anyone you choose.',
      ],
      link: { to: '/reports', label: 'Open Reports' },
    },
    {
      id: 'radar',
      title: 'Spot changes in your products',
      paragraphs: [
        'Every night, the topic radar compares each product’s last 7 days with its previous 8 weeks: its rating, and how often customers complain about a topic. Changes too large to be chance become alerts, with the numbers, a quote and the reviews behind them.',
        'Acknowledge an alert once you know about it, assign it to a teammate, or mute it for 7, 30 or 90 days or permanently. An acknowledged alert reopens only if the change goes away and comes back.',
      ],
      figure: 'alert',
      link: { to: '/radar', label: 'Open Topic radar' },
    },
    {
      id: 'projects',
      title: 'Turn complaints into a project',
      paragraphs: [
        'A project covers a topic, like a backpack’s zipper. Reviews that mention it are added automatically, and you can add or remove others. Enter the day customers first got the change. The project then compares ratings before and after with products and topics you didn’t change.',
        '“Not enough reviews yet” means there are too few reviews before or after the change to compare them. “No clear change” means the difference could be chance.',
      ],
      steps: [
        'Open Topic radar to see what changed in the last 7 days, and start a project from an alert. Or select New Project.',
        'Add tasks and set the status. When the change ships, set the project to Completed or enter the day under Measured.',
        'Select Reply to see what drafts for all waiting reviews would cost. Nothing is sent automatically.',
      ],
      figure: 'effect',
      link: { to: '/projects', label: 'Open Projects' },
    },
    {
      id: 'outcomes',
      title: 'See what changed after your replies',
      paragraphs: [
        'Open Product Analytics and choose Outcomes. It follows 1–3 star reviews for 90 days after your reply: ratings raised or lowered, reviews edited, discount codes used. Reviews without a reply are shown for comparison.',
        'Every number opens its reviews. With fewer than 30 reviews in either group, it’s too early to compare. Customers who get a reply may also differ from those who don’t.',
      ],
      link: { to: '/analytics', label: 'Open Product Analytics' },
    },
    {
      id: 'people',
      title: 'See everything about one customer',
      paragraphs: [
        'People lists everyone who wrote to your brand. A customer’s page shows their reviews, comments, replies, WhatsApp messages, discount codes and internal notes in one history. We match them by email, phone number or platform account, never by name alone, and each match shows the reason.',
        'If some reviews aren’t from this customer, select Split reviews and choose them. They become a separate customer. Undo split puts them back.',
        'Customers with three or more complaints about the same topic are marked “Repeated complaint”.',
      ],
      figure: 'person',
      link: { to: '/people', label: 'Open People' },
    },
  ],
}
