export const confirmedEn = {
  done: 'Confirmed',
  failed: 'Not confirmed',
  close: 'You can close this window.',
}
