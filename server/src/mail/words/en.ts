import type { MailWords } from './index.ts'

const greeting = (name: string): string => (name ? `Hello ${name},` : 'Hello,')

export const en: MailWords = {
  language: 'en',
  signature: 'Bizamply: every review of your shop, answered once.',
  orOpen: 'Or open this address:',
  verify: {
    subject: 'Your Bizamply verification code',
    heading: greeting,
    intro: 'Type this code to verify your email address. It is valid for five minutes.',
    footer: 'If you did not ask for it, ignore this mail: without the code nothing happens. Never pass the code on.',
  },
  reset: {
    subject: 'Set a new Bizamply password',
    heading: greeting,
    intro: 'Somebody asked to set a new password for your account. The link is valid for one hour and works once.',
    button: 'Set a new password',
    footer: 'If it was not you, ignore this mail: your password stays as it is.',
  },
  invitation: {
    subject: (inviter, company) => `${inviter} invites you to ${company} on Bizamply`,
    heading: (company) => `Join ${company}`,
    intro: (inviter, company) => `${inviter} invites you to work on the reviews of ${company}.`,
    button: 'Accept the invitation',
    footer: 'If you do not know this person, ignore this mail.',
  },
  brokenConnection: {
    subject: (platform, brand) => `${platform} of ${brand} needs to be connected again`,
    heading: greeting,
    intro: (platform, brand) =>
      `${platform} does not let us in any more for ${brand}. New comments do not arrive, and replies wait.`,
    what: 'Connect it again; everything that came in meanwhile is fetched then.',
    button: 'Reconnect',
    footer: 'You get this mail because you are an admin of the company.',
  },
  dataRequest: {
    subject: (shop) => `A customer of ${shop} asks what is stored about them`,
    heading: greeting,
    intro: (shop, person) => `${person} asked ${shop} for their data. This is what Bizamply has of them:`,
    nothing: 'Nothing is stored about this person.',
    what: 'Hand it on to them within 30 days of their request, together with what your shop itself has.',
    footer: 'You get this mail because you are an admin of the company. Delete it once the request is answered.',
  },
  report: {
    subject: (title, brand) => `${title}: ${brand}`,
    intro: (brand, days) => `${brand}, ${days}`,
    attached: 'The whole report is attached.',
    button: 'Open the reports',
    footer: (author, brand) =>
      author
        ? `You get this mail because ${author} set up this report of ${brand} and put your address on it. Answer this mail to tell them that you want it no more.`
        : `You get this mail because a member of ${brand} put your address on this report. Ask them when you want it no more.`,
  },
  support: {
    subject: (subject) => `Bizamply support: ${subject}`,
    from: (name, email, company) => `From ${name || 'a user'}, ${email}. Company: ${company}.`,
    footer: 'Your answer to this mail goes to the person who wrote.',
  },
}
