import type { LegalText } from '../shell/legal-page.tsx'

export const privacyEn: LegalText = {
  title: 'Privacy Policy',
  lead: 'Which data Bizamply keeps, why, for how long, and how you get rid of it.',
  sections: [
    {
      title: '1. Data about you',
      paragraphs: [
        'Your name, address of e-mail, company, job role and language, because you type them; your phone number, location, birthday, bio and picture only if you add them to your profile. Of a picture we keep what is seen of it, never where or with what it was taken. Your password and recovery codes are kept only as hashes that cannot be turned back, the key of your authenticator app encrypted. Of a passkey we keep the public half, its name and when it was used; your fingerprint or face never leaves your device.',
        'Each time somebody signs in as you, we keep the time, the way, the network address and the browser, whether it worked or not. These entries are deleted after a year.',
        'Where your company signs in with SSO, its identity provider learns that you sign in and the address you type, and gives us your name, your address and a number that it knows you by.',
      ],
    },
    {
      title: '2. Data of your customers',
      paragraphs: [
        'From the platforms that you connect we read reviews and comments with the name, and where the platform gives it the address, phone number and order of their author. We use them to show you your inbox, to draft your replies and to count what your customers write about. For this data you are responsible and we work on your behalf.',
        'A phone number is used for WhatsApp only if its owner agreed to it in your shop.',
      ],
    },
    {
      title: '3. Keys to your platforms',
      paragraphs: [
        'The keys that platforms give us are encrypted before they are stored, are never sent to a browser, and never appear in a log. When you remove a connection, its key is deleted.',
      ],
    },
    {
      title: '4. Who else sees data',
      paragraphs: [
        'The platform that a reply is sent to sees that reply. If this installation uses a language model of another company, that model gets the text of the comment and what it needs to answer it, without address, phone number or order. Drafts say which one wrote them. Nobody buys data from us.',
      ],
    },
    {
      title: '5. Cookies and storage in the browser',
      paragraphs: [
        'Two cookies keep you signed in and protect your requests; one remembers the theme for a year, and one for a year who signed in in this browser. Storage in your browser holds the other half of your session, the chosen brand and what you typed on the sign-up screen, never a password. There is no tracking and no advertising.',
      ],
    },
    {
      title: '6. How long',
      paragraphs: [
        'Comments and replies stay as long as your company does, or until you delete them. When a shop removes our app, Shopify asks us to erase its data, and we do. Mails that we sent you are kept without their text. When an admin deletes your company, it goes 14 days later with all that belongs to it: comments, replies, files, team, connections and its entries of credits. What stays is one line that names nobody: when it was, and the sums of its credits. Copies in backups are overwritten within the days that the dialog names.',
      ],
    },
    {
      title: '7. Your rights',
      paragraphs: [
        'You may see, correct, export and erase what is kept about you: in Settings, Security & Privacy, “Export My Data” gives you all of it as a file, and “Delete Account” erases your account 14 days later, unless you sign in before. Replies and notes that you wrote stay with your company, without your name. Admins export or delete the whole company in Settings, Company. A customer who asks your shop for their data, or for its erasure, is answered from here too: the shop passes the request on to us and we act on it.',
        'Marketing mails are sent only if you tick the box, about one a month, and every one of them has a link that stops them.',
      ],
    },
    {
      title: '8. Contact',
      paragraphs: ['Write to the address that your mails from Bizamply come from. A person answers.'],
    },
  ],
}
