import type { MailWords } from './mail-words.ts'

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
  account: {
    heading: greeting,
    footer: 'If this was you, you don’t have to do anything.',
    passwordChanged: {
      subject: 'Your Bizamply password was changed',
      intro: () =>
        'Your password was changed, and all your other sessions were signed out. If this wasn’t you, reset your password now.',
      button: 'Reset your password',
    },
    secondFactorOn: {
      subject: 'Two-factor sign-in is on',
      intro: () =>
        'From now on, signing in to Bizamply takes a code of your authenticator app. Your other sessions were signed out. If this wasn’t you, contact support.',
      button: 'Review your security settings',
    },
    secondFactorOff: {
      subject: 'Two-factor sign-in is off',
      intro: () =>
        'Your password alone now signs you in to Bizamply. If this wasn’t you, change your password and turn two-factor sign-in back on.',
      button: 'Review your security settings',
    },
    recoveryCodeUsed: {
      subject: 'A recovery code was used',
      intro: (left) =>
        `One of your recovery codes was used in place of your authenticator app. You have ${left} left. If this wasn’t you, sign out all devices, change your password and make new codes.`,
      button: 'Review your security settings',
    },
    passkeyAdded: {
      subject: 'A passkey was added to your account',
      intro: (passkey) =>
        `“${passkey}” can now sign in to your Bizamply account. If you didn’t add it, remove it and change your password.`,
      button: 'Review your passkeys',
    },
    passkeyRemoved: {
      subject: 'A passkey was removed from your account',
      intro: (passkey) =>
        `“${passkey}” can’t sign in to your Bizamply account anymore. If you didn’t remove it, change your password and add the passkey again.`,
      button: 'Review your passkeys',
    },
  },
  newSignIn: {
    subject: 'New sign-in to Bizamply',
    heading: greeting,
    intro: 'Your account was used to sign in on a device that you haven’t used before.',
    device: (device) => `Device: ${device}`,
    place: (place) => `Place: ${place}`,
    time: (time) => `Time: ${time}`,
    what: 'If this was you, you don’t have to do anything. If it wasn’t, sign out that device and change your password now.',
    button: 'Review your devices',
    footer: 'You can turn these mails off in Settings, Security & Privacy.',
  },
  leaving: {
    exportReady: {
      subject: (company) => `Your export of ${company} is ready`,
      intro: (company) =>
        `Everything Bizamply stores for ${company} is ready to download as a ZIP file. You can download it for 24 hours.`,
      button: 'Open company settings',
      footer: 'If you didn’t ask for this export, change your password and tell the other admins.',
    },
    company: {
      subject: (company, day) => `${company} will be deleted on ${day}`,
      intro: (who, company, day) => `${who} asked to delete ${company} on Bizamply. It will be deleted on ${day}.`,
      meanwhile: 'Until then you can read and export everything, but nothing is sent, written or synced.',
      undo: 'An admin can undo this until that day. After that, nothing can be restored.',
      button: 'Open company settings',
      footer: 'You get this mail because you are a member of the company.',
    },
    companyKept: {
      subject: (company) => `${company} won’t be deleted`,
      intro: (who, company) => `${who} undid the deletion of ${company}. Everything works as before.`,
      button: 'Open company settings',
      footer: 'You get this mail because you are a member of the company.',
    },
    account: {
      subject: (day) => `Your Bizamply account will be deleted on ${day}`,
      intro: (day) =>
        `You asked to delete your account. It will be deleted on ${day}, and you were signed out everywhere.`,
      undo: 'Changed your mind? Sign in before that day, and your account stays.',
      button: 'Sign in and keep my account',
      footer: 'If this wasn’t you, sign in and change your password.',
    },
    accountKept: {
      subject: 'Your Bizamply account stays',
      intro: 'You signed in, so your account won’t be deleted.',
      button: 'Review your settings',
      footer: 'If this wasn’t you, change your password.',
    },
  },
  emailChange: {
    heading: greeting,
    code: {
      subject: 'Your code for your new email address',
      intro: 'Enter this code in Bizamply to prove that this address is yours. It’s valid for 30 minutes.',
      footer: 'If you didn’t ask for it, ignore this mail. Never share the code with anyone.',
    },
    confirm: {
      subject: 'Confirm your new email address',
      intro: (email) => `Someone signed in to your account asked to change its email address to ${email}.`,
      expires: 'The link is valid for 30 minutes. Nothing changes until you confirm.',
      button: 'Confirm or stop the change',
      footer: 'If this wasn’t you, open the link, stop the change, and then change your password.',
    },
    taken: {
      subject: 'Someone tried to use your email address',
      intro:
        'Someone tried to change the email address of their Bizamply account to this one. You already use it, so nothing changed.',
      button: 'Sign in to your account',
      footer: 'You don’t have to do anything. If it happens often, contact support.',
    },
    changed: {
      subject: 'Your address was changed',
      intro: (oldEmail, newEmail) =>
        `The email address of your account was changed from ${oldEmail} to ${newEmail}. All your other sessions were signed out.`,
      old: {
        next: 'If this wasn’t you, undo the change within 72 hours. You get this address back, all sessions end, and you set a new password.',
        button: 'Undo the change',
      },
      new: {
        next: 'From now on, sign in with this address. Your old address can undo the change for 72 hours.',
        button: 'Open your profile',
      },
      footer: 'If this was you, you don’t have to do anything.',
    },
    restored: {
      subject: 'Your address was restored',
      intro:
        'The change of your email address was undone. All sessions ended, and your passkeys and password no longer work. Set a new password to sign in.',
      button: 'Set a new password',
      footer: 'Then review your security settings.',
    },
  },
  recovery: {
    heading: greeting,
    footer: 'You get this mail because it’s about your account, or because you’re an admin of the company.',
    requested: {
      subject: (person) => `${person} can’t sign in with a second factor`,
      intro: (person, company) =>
        `${person} of ${company} entered the right password and asked to remove the lost second factor.`,
      next: () =>
        'An admin can approve it under Settings, Team, after making sure that the request is genuine. If it isn’t, stop it now.',
      button: 'Stop the request',
    },
    approved: {
      subject: (person) => `The second factor of ${person} will be removed`,
      intro: (person, company) => `An admin of ${company} approved the request of ${person}.`,
      next: (due) => `The second factor and all passkeys are removed on ${due}. Until then you can stop it.`,
      button: 'Stop it',
    },
    stopped: {
      subject: (person) => `The second factor of ${person} stays`,
      intro: (person, company) => `The request of ${person} of ${company} to remove the second factor was stopped.`,
      next: () => 'If the request wasn’t genuine, change the password of the account now.',
      button: 'Sign in',
    },
    done: {
      subject: (person) => `The second factor of ${person} was removed`,
      intro: (person, company) =>
        `The second factor and all passkeys of ${person} of ${company} were removed, and all sessions ended.`,
      next: () => 'The password alone signs in now. Set up two-factor sign-in again right away.',
      button: 'Sign in',
    },
  },
  invitation: {
    subject: (inviter, company) => `${inviter} invites you to ${company} on Bizamply`,
    heading: (company) => `Join ${company}`,
    intro: (inviter, company) => `${inviter} invites you to work on the reviews of ${company}.`,
    quoted: (note) => `“${note}”`,
    expires: 'The link works once, for seven days.',
    button: 'Accept the invitation',
    footer: 'If you don’t know this person, ignore this mail. Nothing happens without the link.',
  },
  ssoBypassed: {
    subject: 'An admin signed in without SSO',
    heading: greeting,
    intro: (admin) =>
      `${admin} signed in to Bizamply with a password and a second factor, although your company requires SSO.`,
    what: 'Admins can do this so that a provider that is down doesn’t lock you out. If nobody expected it, change that person’s password and review your security settings.',
    button: 'Review your security settings',
    footer: 'You get this mail because you are an admin of the company.',
  },
  supportAccess: {
    subject: 'Bizamply Support is viewing your console',
    heading: greeting,
    intro: (administrator, member) =>
      `${administrator} of Bizamply Support is viewing your console as ${member}, read-only, for at most 30 minutes.`,
    said: (reason) => `Their reason: “${reason}”`,
    what: 'They can’t change, send, buy or download anything. You can end the view and turn support access off in your settings.',
    button: 'Review support access',
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
  notifications: {
    button: 'Open Bizamply',
    footer: 'Choose what is mailed to you, and how often, in Settings, Notifications.',
    leave: 'Unsubscribe',
  },
  marketingWish: {
    subject: 'Confirm your Bizamply newsletter',
    heading: greeting,
    intro:
      'You asked for marketing emails from Bizamply. Confirm it, and they begin. The link is valid for seven days.',
    button: 'Confirm',
    footer: 'If you didn’t ask for them, ignore this mail: without the link nothing is sent.',
    leave: 'Withdraw the request',
  },
  support: {
    subject: (subject) => `Bizamply support: ${subject}`,
    from: (name, email, company) => `From ${name || 'a user'}, ${email}. Company: ${company}.`,
    footer: 'Your answer to this mail goes to the person who wrote.',
  },
}
