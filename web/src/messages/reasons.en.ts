/** Why a service lets nothing through, in plain words; its own words are for support only. */
export const reasonsEn = {
  forgotten: 'The store asked us to forget it.',
  removed: 'Our access was taken back at {service}.',
  password: 'The password of the account was changed.',
  confirm: '{service} wants the account confirmed. Sign in there first.',
  ranOut: 'Our access to {service} has run out.',
  rights: 'A permission is missing. Reconnect and allow everything that is asked.',
  closed: 'The store is closed or paused at {service}.',
  slower: '{service} asked us to come back later.',
  silent: '{service} does not answer.',
  away: '{service} has trouble of its own.',
  unreadable: '{service} answered in a way that cannot be read.',
  refused: '{service} does not let us in any more.',
  ours: 'Something went wrong on our side. We’ll try again automatically.',
  other: '{service} did not do what we asked.',
} as const
