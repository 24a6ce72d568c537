/**
 * Sentences with the brand's own `{address}`. `order` asks for the order number, `given` has it, `tell` asks what went
 * wrong, `ask` and `askAbout` are for a question, and `again` is for a customer whose messages went unanswered.
 * `{do}` is what the order number is for (order-contact.ts), and `{thing}` what the question is about
 * (mentioned-things.ts).
 */
export type AddressLine =
  | 'order'
  | 'orderAndAsk'
  | 'given'
  | 'plain'
  | 'tell'
  | 'ask'
  | 'askAbout'
  | 'again'
  | 'againGiven'
  | 'data'
  | 'ready'
  | 'press'
