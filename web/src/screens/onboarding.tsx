import { LoadingMark } from '../ui/loading-mark.tsx'

export function OnboardingScreen() {
  return <LoadingMark />
}
