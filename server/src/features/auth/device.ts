import Bowser from 'bowser'

/** Browser and system of a user agent, such as `Chrome on macOS`. */
export function deviceOf(agent: string | null): string {
  if (!agent) return 'Unknown device'
  const { browser, os } = Bowser.parse(agent)
  if (browser.name && os.name) return `${browser.name} on ${os.name}`
  // What isn't recognized is an empty name.
  return browser.name || os.name || 'Unknown device'
}
