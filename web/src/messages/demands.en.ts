export const demandsEn = {
  page: 'Secure your account',
  password: {
    title: 'Change your password',
    text: '{company} requires a new password every 90 days. Change yours to continue.',
    soon: '{company} requires a new password every 90 days. Change yours by {date}.',
    submit: 'Change password',
  },
  factor: {
    title: 'Set up two-factor sign-in',
    text: '{company} requires a second factor to sign in. Set it up to continue.',
    soon: '{company} requires a second factor to sign in from {date}.',
    begin: 'Set up',
    beginning: 'Starting...',
    passkey: 'You have a passkey. Sign out, then sign in with it: that counts too.',
  },
  company: 'Your company',
  /** To administrators, whose second factor no company requires. */
  product: 'Bizamply',
  notNow: 'Not now',
  signOut: 'Sign Out',
  banner: {
    password: 'Change your password by {date}. {company} requires a new one every 90 days.',
    factor: 'Set up two-factor sign-in by {date}. {company} requires it from then on.',
    act: { password: 'Change password', factor: 'Set up' },
  },
  settings: {
    title: 'Your company',
    text: 'These apply to every member of {company}. Choices are saved at once.',
    failed: 'What your company requires couldn’t be loaded.',
    loading: 'Loading...',
    saveFailed: 'That could not be saved.',
    passwordChange: 'Require password change every 90 days',
    secondFactor: 'Require two-factor',
    passwordText: 'Members with an older password change it before they continue. Google sign-in has no password age.',
    factorText: 'Members set up an authenticator app, or sign in with a passkey, before they continue.',
    passwordWho:
      '{count, plural, =0 {No password is older than 90 days.} one {# member has an older password.} other {# members have an older password.}}',
    factorWho:
      '{count, plural, =0 {Every member has a second factor.} one {# member has no second factor yet.} other {# members have no second factor yet.}}',
    from: 'Counts from {date}.',
    since: 'Required since {date}.',
  },
} as const
