/** What about an account is told by mail when it changes. */
export type AccountChange =
  | 'passwordChanged'
  | 'secondFactorOn'
  | 'secondFactorOff'
  | 'recoveryCodeUsed'
  | 'passkeyAdded'
  | 'passkeyRemoved'

/** What happens with a request to remove a lost second factor. */
export type RecoveryStep = 'requested' | 'approved' | 'stopped' | 'done'

/** One catalogue a language; a value is put in by a function, so that each language orders its own sentence. */
export interface MailWords {
  /** BCP 47, for the mail's own mark-up. */
  language: string
  signature: string
  /** Before the address that a button leads to. */
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
  /** Of going: a company's export, and deletions that were asked for or undone. */
  leaving: {
    exportReady: {
      subject: (company: string) => string
      intro: (company: string) => string
      button: string
      footer: string
    }
    company: {
      subject: (company: string, day: string) => string
      intro: (who: string, company: string, day: string) => string
      meanwhile: string
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
    intro: (inviter: string, company: string) => string
    /** A line of the inviter's. */
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
    said: (reason: string) => string
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
    /** Why somebody gets it, and how they get it no more; `author` may be nobody any more. */
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
