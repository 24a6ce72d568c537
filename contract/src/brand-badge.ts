/** The brand's badge depends on the number of connected services. */
export const brandBadge = (connected: number): 'Not Connected' | 'Partial Setup' | 'Connected' =>
  connected === 0 ? 'Not Connected' : connected < 3 ? 'Partial Setup' : 'Connected'
