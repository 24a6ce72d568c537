import type { ArticleGroup } from '../features/help/article.ts'

export const helpRepliesEn: ArticleGroup = {
  id: 'replies-and-ai',
  title: 'Replies and AI',
  text: 'From a draft you can trust to a reply on the platform.',
  articles: [
    {
      id: 'answer',
      title: 'Reply to a review',
      keywords: 'cancel undo unsend take back a sent reply, mistake, answer, respond, response',
      paragraphs: [
        'New reviews wait in the Inbox. Generate writes a draft. Read it, make any changes, and send it. Nothing is public until you send.',
        'After you select Send, you have a few seconds to undo. Set how many under Settings, Advanced.',
      ],
      steps: [
        'Select Generate on a review, or press g. The draft appears right there.',
        'Change the text. It saves as you type, and older versions stay in the history.',
        'Select Send. The button shows the platform and the cost. Send and next opens the next review right away.',
      ],
      figure: 'draft',
      link: { to: '/responses', label: 'Open the inbox' },
      reference: { id: 'sending', label: 'Sending' },
    },
    {
      id: 'marks',
      title: 'Flagged words in a draft',
      keywords: 'unsupported claims why sending is blocked I know it’s true',
      paragraphs: [
        'We flag any promise, price, code, time or product detail that no stored fact supports, and tell you why. You can’t send a draft with open flags. Remove the words or confirm they’re true.',
        'Words with a dotted underline are supported by your facts or by the product’s details. Show sources lists each with its fact.',
        'To see fewer flags, add your facts under Brand voice, like your return policy and shipping times.',
      ],
      figure: 'flagged',
      link: { to: '/brand-voice', label: 'Open Brand voice' },
      reference: { id: 'guard-rails', label: 'Safety checks' },
    },
    {
      id: 'voice',
      title: 'Set your brand voice',
      keywords: 'change the tone style wording formal friendly how replies sound signature AI',
      paragraphs: [
        'Under Brand voice, set the tone, what replies should and shouldn’t do, words to avoid and a sign-off. Add sample replies and facts. The preview shows replies to your real reviews before you save.',
      ],
      link: { to: '/brand-voice', label: 'Open Brand voice' },
      reference: { id: 'voice', label: 'Brand voice' },
    },
    {
      id: 'templates',
      title: 'Use templates',
      keywords: 'canned saved snippets macros',
      paragraphs: [
        'Templates are reusable replies. In the editor, insert one from the template menu. We fill in {customer}, {product}, {brand} and {discount}. Placeholders we can’t fill stay visible, and you can’t send the draft until you fill them in.',
      ],
      link: { to: '/templates', label: 'Open Templates' },
      reference: { id: 'places', label: 'Template placeholders' },
    },
    {
      id: 'whatsapp',
      title: 'Reply by WhatsApp too',
      paragraphs: [
        'If WhatsApp is connected and you have the customer’s phone number and consent, you can send your reply on both the platform and WhatsApp. Open the arrow next to Send. If one of them fails, you can retry just that one. To correct or remove a number, or to withdraw consent, choose Edit phone in the same menu, or below a sent reply.',
        'WhatsApp allows free-form messages for 24 hours after the customer’s last message, and approved templates after that. If you can’t send one, the menu says why. A customer who writes STOP, or whose consent you withdraw, gets no more messages.',
      ],
      figure: 'deliveries',
    },
    {
      id: 'unknown',
      title: 'A reply shows Unconfirmed',
      paragraphs: [
        'The connection broke after the platform started receiving the reply, and we can’t check with the platform. Look at the platform’s page, then choose “It was published” or “It wasn’t published”. We never post it again on our own, and we charge credits only if it was published.',
      ],
      reference: { id: 'sending', label: 'Sending' },
    },
  ],
}
