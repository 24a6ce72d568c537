export const connectDoneEn = {
  title: 'Connection',
  done: '{service} is connected.',
  failed: 'Failed to connect {service}: {message}',
  failedBare: 'The connection could not be checked. Please try again.',
  unknownError: 'Unknown error',
  undecided: 'The connection was not finished. Nothing was changed.',
  close: 'You can close this window and go on in the other one.',
  goOn: 'Go on',
} as const
