import type { MailWords } from './mail-words.ts'

const greeting = (name: string): string => (name ? `Hello ${name},` : 'Hello,')

export const en: MailWords = {
  language: 'en',
  signature: 'Bizamply: all your reviews and comments in one inbox.',
  orOpen: 'Or open this link:',
  verify: {
    subject: 'Your Bizamply verification code',
    heading: greeting,
    intro: 'Enter this code to verify your email address. It expires in five minutes.',
    footer: 'If you didn’t request this code, ignore this email. Never share it with anyone.',
  },
  reset: {
    subject: 'Reset your Bizamply password',
    heading: greeting,
    intro: 'Someone requested a password reset for your account. The link works once and expires in an hour.',
    button: 'Set a new password',
    footer: 'If this wasn’t you, ignore this email. Your password stays the same.',
  },
  account: {
    heading: greeting,
    footer: 'If this was you, you don’t need to do anything.',
    passwordChanged: {
      subject: 'Your Bizamply password was changed',
      intro: () =>
        'Your password was changed and you were signed out on all other devices. If this wasn’t you, reset your password now.',
      button: 'Reset your password',
    },
    secondFactorOn: {
      subject: 'Two-factor sign-in is on',
      intro: () =>
        'From now on, you need a code from your authenticator app to sign in to Bizamply. You were signed out on all other devices. If this wasn’t you, contact support.',
      button: 'Review your security settings',
    },
    secondFactorOff: {
      subject: 'Two-factor sign-in is off',
      intro: () =>
        'You can now sign in to Bizamply with just your password. If this wasn’t you, change your password and turn two-factor sign-in back on.',
      button: 'Review your security settings',
    },
    recoveryCodeUsed: {
      subject: 'A recovery code was used',
      intro: (left) =>
        `One of your recovery codes was used instead of your authenticator app. You have ${left} left. If this wasn’t you, sign out all devices, change your password and generate new codes.`,
      button: 'Review your security settings',
    },
    passkeyAdded: {
      subject: 'A passkey was added to your account',
      intro: (passkey) =>
        `You can now sign in to Bizamply with the passkey “${passkey}”. If you didn’t add it, remove it and change your password.`,
      button: 'Review your passkeys',
    },
    passkeyRemoved: {
      subject: 'A passkey was removed from your account',
      intro: (passkey) =>
        `You can no longer sign in to Bizamply with the passkey “${passkey}”. If you didn’t remove it, change your password and add the passkey again.`,
      button: 'Review your passkeys',
    },
  },
  newSignIn: {
    subject: 'New sign-in to Bizamply',
    heading: greeting,
    intro: 'Someone signed in to your account on a new device.',
    device: (device) => `Device: ${device}`,
    place: (place) => `Location: ${place}`,
    time: (time) => `Time: ${time}`,
    what: 'If this was you, you don’t need to do anything. If it wasn’t, sign out that device and change your password now.',
    button: 'Review your devices',
    footer: 'You can turn these emails off in Settings, Security & Privacy.',
  },
  offboarding: {
    exportReady: {
      subject: (company) => `Your ${company} export is ready`,
      intro: (company) =>
        `Your ZIP file with everything Bizamply stores for ${company} is ready. You can download it for 24 hours.`,
      button: 'Open company settings',
      footer: 'If you didn’t request this export, change your password and let the other admins know.',
    },
    company: {
      subject: (company, day) => `${company} will be deleted on ${day}`,
      intro: (who, company, day) => `${who} asked to delete ${company} on Bizamply. It will be deleted on ${day}.`,
      untilThen: 'Until then, you can read and export everything, but nothing is sent, generated or synced.',
      undo: 'An admin can undo this until then. After that, nothing can be restored.',
      button: 'Open company settings',
      footer: 'You’re getting this email because you’re a member of the company.',
    },
    companyKept: {
      subject: (company) => `${company} won’t be deleted`,
      intro: (who, company) => `${who} canceled the deletion of ${company}. Everything works as before.`,
      button: 'Open company settings',
      footer: 'You’re getting this email because you’re a member of the company.',
    },
    account: {
      subject: (day) => `Your Bizamply account will be deleted on ${day}`,
      intro: (day) =>
        `You asked to delete your account. It will be deleted on ${day}. You’ve been signed out everywhere.`,
      undo: 'Changed your mind? Sign in before then to keep your account.',
      button: 'Sign in and keep my account',
      footer: 'If this wasn’t you, sign in and change your password.',
    },
    accountKept: {
      subject: 'Your Bizamply account won’t be deleted',
      intro: 'You signed in, so we’re keeping your account.',
      button: 'Review your settings',
      footer: 'If this wasn’t you, change your password.',
    },
  },
  emailChange: {
    heading: greeting,
    code: {
      subject: 'Your code for your new email address',
      intro: 'Enter this code in Bizamply to confirm this address is yours. It expires in 30 minutes.',
      footer: 'If you didn’t request this code, ignore this email. Never share it with anyone.',
    },
    confirm: {
      subject: 'Confirm your new email address',
      intro: (email) => `Someone signed in to your account wants to change its email address to ${email}.`,
      expires: 'The link expires in 30 minutes. Nothing changes until you confirm.',
      button: 'Confirm or stop the change',
      footer: 'If this wasn’t you, open the link and stop the change. Then change your password.',
    },
    taken: {
      subject: 'Someone tried to use your email address',
      intro:
        'Someone tried to change the email address of their Bizamply account to this one. You already use it, so nothing changed.',
      button: 'Sign in to your account',
      footer: 'You don’t need to do anything. If it happens often, contact support.',
    },
    changed: {
      subject: 'Your email address was changed',
      intro: (oldEmail, newEmail) =>
        `Your account’s email address was changed from ${oldEmail} to ${newEmail}. You were signed out on all other devices.`,
      old: {
        next: 'If this wasn’t you, undo the change within 72 hours. We’ll restore this address and end all sessions, and you’ll need to set a new password.',
        button: 'Undo change',
      },
      new: {
        next: 'From now on, sign in with this address. You can undo the change from your old address for 72 hours.',
        button: 'Open your profile',
      },
      footer: 'If this was you, you don’t need to do anything.',
    },
    restored: {
      subject: 'Your email address was restored',
      intro:
        'The change to your email address was undone. All sessions have ended, and your passkeys and password no longer work. Set a new password to sign in.',
      button: 'Set a new password',
      footer: 'Then review your security settings.',
    },
  },
  recovery: {
    heading: greeting,
    footer: 'You’re getting this email because it’s about your account, or because you’re an admin of the company.',
    requested: {
      subject: (person) => `${person} asked to remove their second factor`,
      intro: (person, company) =>
        `${person} from ${company} entered the correct password and asked to remove a lost second factor.`,
      next: () =>
        'Admins: make sure the request is genuine, then approve it under Settings, Team. If it isn’t genuine, stop it now.',
      button: 'Stop request',
    },
    approved: {
      subject: (person) => `${person}’s second factor will be removed`,
      intro: (person, company) => `An admin of ${company} approved ${person}’s request.`,
      next: (due) => `The second factor and all passkeys will be removed on ${due}. You can stop this until then.`,
      button: 'Stop removal',
    },
    stopped: {
      subject: (person) => `${person}’s second factor stays active`,
      intro: (person, company) => `The request from ${person} at ${company} to remove a second factor was stopped.`,
      next: () => 'If the request wasn’t genuine, change the account’s password now.',
      button: 'Sign in',
    },
    done: {
      subject: (person) => `${person}’s second factor was removed`,
      intro: (person, company) =>
        `The second factor and all passkeys of ${person} at ${company} were removed, and all sessions ended.`,
      next: () => 'The account can now sign in with just its password. Set up two-factor sign-in again right away.',
      button: 'Sign in',
    },
  },
  invitation: {
    subject: (inviter, company) => `${inviter} invited you to ${company} on Bizamply`,
    heading: (company) => `Join ${company}`,
    intro: (by, company, as) => `${by} invited you to work on reviews for ${company}.${as && ` Your role: ${as}.`}`,
    quoted: (note) => `“${note}”`,
    expires: 'The link works once and expires in seven days.',
    button: 'Accept invitation',
    footer: 'If you don’t know this person, ignore this email.',
  },
  ssoBypassed: {
    subject: 'An admin signed in without SSO',
    heading: greeting,
    intro: (admin) =>
      `${admin} signed in to Bizamply with a password and a second factor, although your company requires SSO.`,
    what: 'Admins can do this so an outage at your provider doesn’t lock you out. If you didn’t expect it, ask them to change their password, or remove them from the team.',
    button: 'Review your security settings',
    footer: 'You’re getting this email because you’re an admin of the company.',
  },
  supportAccess: {
    subject: 'Bizamply Support is viewing your console',
    heading: greeting,
    intro: (administrator, member) =>
      `${administrator} from Bizamply Support is viewing your console as ${member}, read-only, for up to 30 minutes.`,
    statedReason: (reason) => `Their reason: “${reason}”`,
    what: 'They can’t change, send, buy or download anything. You can end the view and turn support access off in your settings.',
    button: 'Review support access',
    footer: 'You’re getting this email because you’re an admin of the company.',
  },
  dataRequest: {
    subject: (shop) => `A customer of ${shop} requested their data`,
    heading: greeting,
    intro: (shop, person) => `${person} asked ${shop} for their data. This is what Bizamply stores about them:`,
    nothing: 'We don’t store anything about this person.',
    what: 'Send it to them within 30 days of their request, together with the data your store has.',
    footer:
      'You’re getting this email because you’re an admin of the company. Delete it once you’ve answered the request.',
  },
  report: {
    subject: (title, brand) => `${title}: ${brand}`,
    intro: (brand, days) => `${brand}, ${days}`,
    attached: 'The full report is attached.',
    button: 'Open reports',
    footer: (author, brand) =>
      author
        ? `You’re getting this email because ${author} added you to this report for ${brand}. Reply to ask them to remove you.`
        : `You’re getting this email because someone at ${brand} added you to this report. Ask them to remove you if you don’t want it.`,
  },
  notifications: {
    button: 'Open Bizamply',
    footer: 'Choose which emails you get, and how often, in Settings, Notifications.',
    leave: 'Unsubscribe',
  },
  marketingWish: {
    subject: 'Confirm your subscription to Bizamply emails',
    heading: greeting,
    intro:
      'You asked for marketing emails from Bizamply. Confirm to start getting them. The link expires in seven days.',
    button: 'Confirm',
    footer: 'If you didn’t ask for them, ignore this email. We won’t send any unless you confirm.',
    leave: 'Cancel request',
  },
  support: {
    subject: (subject) => `Bizamply support: ${subject}`,
    from: (name, email, company) => `From ${name || 'a user'}, ${email}. Company: ${company}.`,
    footer: 'Reply to this email to respond to the sender.',
  },
}
