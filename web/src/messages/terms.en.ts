import type { LegalText } from '../shell/legal-page.tsx'

export const termsEn: LegalText = {
  title: 'Terms of Service',
  lead: 'What you may expect from Bizamply, and what it expects from you.',
  sections: [
    {
      title: '1. What this is',
      paragraphs: [
        'Bizamply brings reviews and social comments of your brands into one inbox, drafts replies to them, and posts a reply where you tell it to. These terms are between the company that you sign up and the company that runs this installation of Bizamply.',
        'You accept them in the last step of the set-up. The version that you accepted and the time are kept with your account.',
      ],
    },
    {
      title: '2. Your account',
      paragraphs: [
        'You sign up with an address that is yours and prove it with a code. Whoever signs in with your password acts in your name, so keep it to yourself. Tell us at once if somebody else has it.',
        'The person who signs up is the administrator of the company. Administrators decide who else may read, edit and send.',
      ],
    },
    {
      title: '3. Platforms that you connect',
      paragraphs: [
        'A shop, a page or a profile is connected only when you approve it at that platform, and you may only connect what belongs to you or what you were asked to look after. Their own terms go on to apply to you.',
        'Each connection can be removed at any time. Then nothing more is read from it and nothing more is sent to it. What was read before stays in your inbox until you delete it.',
      ],
    },
    {
      title: '4. Replies',
      paragraphs: [
        'A draft is a proposal, written by a program. It is checked for promises and facts that you have not stored, and what is doubtful is marked, but no check is perfect. A reply that is sent is yours: read it first.',
        'Do not use replies to mislead, to insult, to publish personal details of a customer, or to offer something in return for a good review.',
      ],
    },
    {
      title: '5. Credits and payment',
      paragraphs: [
        'Drafting and sending cost credits. The price stands in the button before you press it. Credits are held when work begins and charged when it has worked; what fails is not charged.',
        'A new company gets free credits. Plans and further credits are paid through your Shopify account, at the price shown when you confirm. Credits that you bought do not expire while your account is open.',
      ],
    },
    {
      title: '6. What we owe you',
      paragraphs: [
        'We run the service with care, keep backups, and say on the status line when something does not work. We cannot promise that a platform answers, or that it accepts a reply.',
        'If we cause damage by intent or gross negligence, we are liable without limit. Otherwise our liability is limited to what you paid in the twelve months before.',
      ],
    },
    {
      title: '7. Ending it',
      paragraphs: [
        'You may stop at any time: remove the app from your shop, or ask us to close the company. Your data can be exported before that. We may end the contract with thirty days of notice, or at once if these terms are seriously broken.',
      ],
    },
    {
      title: '8. Changes',
      paragraphs: [
        'When these terms change in a way that matters to you, you are asked to accept the new version before it applies. Each version carries its date.',
      ],
    },
  ],
}
