/** Why a service rejects us, in plain words; its own message is only for support. */
export const reasonsEn = {
  forgotten: 'The store asked us to delete its data.',
  removed: 'Our access was removed on {service}.',
  password: 'The account’s password was changed.',
  confirm: '{service} wants you to confirm the account. Sign in there first.',
  ranOut: 'Our access to {service} has expired.',
  rights: 'Permissions are missing. Reconnect and allow all of them.',
  closed: 'The store is closed or paused on {service}.',
  slower: '{service} is limiting our requests. We’ll try again later.',
  silent: '{service} isn’t responding.',
  away: '{service} is having problems.',
  unreadable: 'Unexpected response from {service}.',
  refused: 'Access to {service} was revoked.',
  ours: 'Something went wrong on our side. We’ll try again automatically.',
  other: '{service} couldn’t complete our request.',
} as const
