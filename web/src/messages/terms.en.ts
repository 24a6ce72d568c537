import type { LegalText } from '../shell/legal-page.tsx'

export const termsEn: LegalText = {
  title: 'Terms of Service',
  lead: 'What you can expect from Bizamply, and what Bizamply expects from you.',
  sections: [
    {
      title: '1. About these terms',
      paragraphs: [
        'Bizamply brings your brands’ reviews and social comments into one inbox, drafts replies, and publishes replies where you choose. These terms are between the company you sign up and the company that runs this installation of Bizamply.',
        'You accept them in the last step of setup. We store the version you accepted and the time with your account.',
      ],
    },
    {
      title: '2. Your account',
      paragraphs: [
        'You sign up with an email address you own and confirm it with a code. Anyone who signs in with your password acts on your behalf, so keep it secret. Tell us immediately if someone else has it.',
        'The person who signs up is the company’s admin. Admins decide who else can read, edit and send.',
      ],
    },
    {
      title: '3. Platforms you connect',
      paragraphs: [
        'A store, page or profile is connected only after you approve it on that platform. You may only connect what belongs to you or what you are authorized to manage. Each platform’s own terms still apply to you.',
        'You can remove a connection at any time. We then stop reading from it and sending to it. Reviews we have already read stay in your inbox until you delete them.',
      ],
    },
    {
      title: '4. Replies',
      paragraphs: [
        'Drafts are suggestions written by software. We check them for promises and facts you have not stored and flag anything doubtful, but no check is perfect. You are responsible for the replies you send, so read them first.',
        'Do not use replies to mislead, to insult, to publish a customer’s personal details, or to offer something in return for a positive review.',
      ],
    },
    {
      title: '5. Credits and payment',
      paragraphs: [
        'Generating and sending replies costs credits. You see the price on the button. Credits are held when work starts and charged when it succeeds. If it fails, you are not charged.',
        'New companies get free credits. You pay for plans and additional credits through your Shopify account, at the price shown when you confirm. Credits you bought do not expire while your account is open.',
      ],
    },
    {
      title: '6. Our responsibilities',
      paragraphs: [
        'We run the service with care, keep backups, and show a notice in the console when something does not work. We cannot guarantee that a platform responds or accepts a reply.',
        'If we cause damage intentionally or through gross negligence, our liability is unlimited. Otherwise, our liability is limited to the amount you paid in the previous twelve months.',
      ],
    },
    {
      title: '7. Termination',
      paragraphs: [
        'You can stop at any time: remove the app from your store, or ask us to close your company’s account. You can export your data before that. We may terminate the contract with thirty days’ notice, or immediately if these terms are seriously breached.',
      ],
    },
    {
      title: '8. Changes',
      paragraphs: [
        'If we change these terms in a way that matters to you, we ask you to accept the new version before it applies. Each version shows its date.',
      ],
    },
  ],
}
