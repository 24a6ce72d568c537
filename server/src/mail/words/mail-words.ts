/** Account changes that send an email. */
export type AccountChange =
  | 'passwordChanged'
  | 'secondFactorOn'
  | 'secondFactorOff'
  | 'recoveryCodeUsed'
  | 'passkeyAdded'
  | 'passkeyRemoved'

/** The steps of a request to remove a lost second factor. */
export type RecoveryStep = 'requested' | 'approved' | 'stopped' | 'done'

/** One catalog per language; values are inserted by functions, so that each language orders its own sentence. */
export interface MailWords {
  /** BCP 47, for the email's lang attribute. */
  language: string
  signature: string
  /** Before the URL of a button's link. */
  orOpen: string
  verify: { subject: string; heading: (name: string) => string; intro: string; footer: string }
  reset: { subject: string; heading: (name: string) => string; intro: string; button: string; footer: string }
  account: {
    heading: (name: string) => string
    footer: string
  } & Record<AccountChange, { subject: string; intro: (detail: string) => string; button: string }>
  newSignIn: {
    subject: string
    heading: (name: string) => string
    intro: string
    device: (device: string) => string
    place: (place: string) => string
    time: (time: string) => string
    what: string
    button: string
    footer: string
  }
  /** A company's export, and requested or undone deletions. */
  offboarding: {
    exportReady: {
      subject: (company: string) => string
      intro: (company: string) => string
      button: string
      footer: string
    }
    company: {
      subject: (company: string, day: string) => string
      intro: (who: string, company: string, day: string) => string
      untilThen: string
      undo: string
      button: string
      footer: string
    }
    companyKept: {
      subject: (company: string) => string
      intro: (who: string, company: string) => string
      button: string
      footer: string
    }
    account: {
      subject: (day: string) => string
      intro: (day: string) => string
      undo: string
      button: string
      footer: string
    }
    accountKept: { subject: string; intro: string; button: string; footer: string }
  }
  emailChange: {
    heading: (name: string) => string
    code: { subject: string; intro: string; footer: string }
    confirm: { subject: string; intro: (email: string) => string; expires: string; button: string; footer: string }
    taken: { subject: string; intro: string; button: string; footer: string }
    changed: {
      subject: string
      intro: (oldEmail: string, newEmail: string) => string
      old: { next: string; button: string }
      new: { next: string; button: string }
      footer: string
    }
    restored: { subject: string; intro: string; button: string; footer: string }
  }
  recovery: { heading: (name: string) => string; footer: string } & Record<
    RecoveryStep,
    {
      subject: (person: string) => string
      intro: (person: string, company: string) => string
      next: (due: string) => string
      button: string
    }
  >
  invitation: {
    subject: (inviter: string, company: string) => string
    heading: (company: string) => string
    intro: (inviter: string, company: string, role: string) => string
    /** The inviter's own message. */
    quoted: (note: string) => string
    expires: string
    button: string
    footer: string
  }
  ssoBypassed: {
    subject: string
    heading: (name: string) => string
    intro: (admin: string) => string
    what: string
    button: string
    footer: string
  }
  supportAccess: {
    subject: string
    heading: (name: string) => string
    intro: (administrator: string, member: string) => string
    statedReason: (reason: string) => string
    what: string
    button: string
    footer: string
  }
  dataRequest: {
    subject: (shop: string) => string
    heading: (name: string) => string
    intro: (shop: string, person: string) => string
    nothing: string
    what: string
    footer: string
  }
  report: {
    subject: (title: string, brand: string) => string
    intro: (brand: string, days: string) => string
    attached: string
    button: string
    /** Why the user gets it, and how to unsubscribe; `author` may be a deleted user. */
    footer: (author: string, brand: string) => string
  }
  notifications: { button: string; footer: string; leave: string }
  marketingWish: {
    subject: string
    heading: (name: string) => string
    intro: string
    button: string
    footer: string
    leave: string
  }
  support: {
    subject: (subject: string) => string
    from: (name: string, email: string, company: string) => string
    footer: string
  }
}
