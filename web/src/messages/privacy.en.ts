import type { LegalText } from '../shell/legal-page.tsx'

export const privacyEn: LegalText = {
  title: 'Privacy Policy',
  lead: 'What data Bizamply stores, why, for how long, and how you can delete it.',
  sections: [
    {
      title: '1. Data about you',
      paragraphs: [
        'We store your name, email address, company, job role and language, which you enter yourself. We store your phone number, location, birthday, bio and picture only if you add them to your profile. We keep only the visible part of a picture, never the details of where or how it was taken. We store your password and recovery codes only as one-way hashes. Your authenticator app’s key is stored encrypted. For a passkey, we store its public key, its name and when it was used. Your fingerprint or face never leaves your device.',
        'Each time someone signs in to your account, successfully or not, we record the time, the method, the IP address and the browser. We delete these records after one year.',
        'If your company uses SSO, its identity provider learns that you’re signing in and which email address you enter. It gives us your name, your email address and the identifier it uses for you.',
      ],
    },
    {
      title: '2. Your customers’ data',
      paragraphs: [
        'From the platforms you connect, we read reviews and comments with the author’s name and, where the platform provides them, their email address, phone number and order. We use this data to show your inbox, draft your replies and analyze what your customers write about. You are the controller of this data, and we process it on your behalf.',
        'We use a phone number for WhatsApp only if its owner consented to it in your store.',
      ],
    },
    {
      title: '3. Access keys for your platforms',
      paragraphs: [
        'We encrypt the access keys that platforms give us before storing them. We never send them to a browser or write them to a log. When you remove a connection, we delete its key.',
      ],
    },
    {
      title: '4. Who else sees your data',
      paragraphs: [
        'The platform that a reply is sent to receives that reply. If this installation uses another company’s AI model, that model receives the text of the review and what it needs to reply, without the author’s email address, phone number or order. Each draft says which model wrote it. We do not sell data.',
      ],
    },
    {
      title: '5. Cookies and browser storage',
      paragraphs: [
        'Two cookies keep you signed in and protect your requests. One remembers your theme and one remembers who signed in on this browser, each for one year. Your browser’s storage holds your session token, your selected brand and what you entered on the sign-up screen, but never a password. We do not use cookies for tracking or advertising.',
      ],
    },
    {
      title: '6. How long we keep data',
      paragraphs: [
        'We keep reviews and replies for as long as your company exists, or until you delete them. When a store removes our app, Shopify asks us to erase the store’s data, and we do. We keep a record of emails we sent you, without their text. When an admin deletes your company, we delete everything in it 14 days later: reviews, replies, files, team, connections and credit entries. We keep one anonymous line with the time and the credit totals. Backup copies are overwritten within the number of days shown when you request the deletion.',
      ],
    },
    {
      title: '7. Your rights',
      paragraphs: [
        'You can view, correct, export and erase the data we store about you. In Settings, Security & Privacy, “Export my data” gives you all of it as a file, and “Delete account” erases your account 14 days later unless you sign in before then. Replies and notes you wrote stay with your company, without your name. Admins can export or delete the whole company in Settings, Company. If a customer asks your store to send them a copy of their data or to erase it, the store forwards the request to us and we fulfill it.',
        'We send marketing emails only if you opt in, about one a month, and each one has an unsubscribe link.',
      ],
    },
    {
      title: '8. Contact',
      paragraphs: ['Write to the address that emails from Bizamply come from. A person will reply.'],
    },
  ],
}
