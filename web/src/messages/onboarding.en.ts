export const onboardingEn = {
  title: 'Set-up',
} as const
