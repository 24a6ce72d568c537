export const connectDoneEn = {
  title: 'Connection',
  done: '{service} is connected.',
  failed: 'Failed to connect {service}: {message}',
  failedBare: 'Couldn’t check the connection. Please try again.',
  unknownError: 'Unknown error',
  undecided: 'The connection wasn’t finished. Nothing changed.',
  closeTitle: 'You’re done here',
  close: 'You can close this window and continue in the other one.',
  goOn: 'Continue',
} as const
