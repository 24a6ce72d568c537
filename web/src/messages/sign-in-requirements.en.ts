export const signInRequirementsEn = {
  page: 'Secure your account',
  password: {
    title: 'Change your password',
    text: '{company} requires a new password every 90 days. Change yours to continue.',
    soon: '{company} requires a new password every 90 days. Change yours by {date}.',
    next: 'New password',
    submit: 'Change password',
  },
  factor: {
    title: 'Set up two-factor sign-in',
    text: '{company} requires two-factor sign-in. Set it up to continue.',
    soon: 'Starting {date}, {company} requires two-factor sign-in.',
    begin: 'Set up',
    beginning: 'Starting...',
    passkey: 'You already have a passkey, and that counts. Sign out, then sign in with your passkey.',
  },
  company: 'Your company',
  /** Shown to administrators, for whom no company sets the requirement. */
  product: 'Bizamply',
  notNow: 'Not now',
  signOut: 'Sign out',
  banner: {
    password: 'Change your password by {date}. {company} requires a new one every 90 days.',
    factor: 'Set up two-factor sign-in by {date}. After that, {company} requires it.',
    act: { password: 'Change password', factor: 'Set up' },
  },
  settings: {
    title: 'Your company',
    text: 'These apply to every member of {company}. Changes save right away.',
    failed: 'Couldn’t load your company’s sign-in requirements.',
    loading: 'Loading...',
    saveFailed: 'Couldn’t save your changes.',
    passwordChange: 'Require password change every 90 days',
    secondFactor: 'Require two-factor sign-in',
    passwordText:
      'Members with an older password must change it before they continue. This doesn’t affect Google sign-in.',
    factorText: 'Members must set up an authenticator app or sign in with a passkey before they continue.',
    passwordWho:
      '{count, plural, =0 {No passwords are older than 90 days.} one {#\u00a0member has an older password.} other {#\u00a0members have older passwords.}}',
    factorWho:
      '{count, plural, =0 {All members use two-factor sign-in.} one {#\u00a0member doesn’t use two-factor sign-in yet.} other {#\u00a0members don’t use two-factor sign-in yet.}}',
    from: 'Takes effect {date}.',
    since: 'Required since {date}.',
  },
} as const
