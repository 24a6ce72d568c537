export const systemEn = {
  unreachable: 'The server does not answer.',
  unreachableText: 'You stay signed in. What you see may be old.',
} as const
