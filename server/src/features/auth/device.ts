import Bowser from 'bowser'

/** Browser and operating system of a user agent, such as `Chrome on macOS`. */
export function deviceOf(agent: string | null): string {
  if (!agent) return 'Unknown device'
  const { browser, os } = Bowser.parse(agent)
  if (browser.name && os.name) return `${browser.name} on ${os.name}`
  // An unrecognized user agent gives an empty name.
  return browser.name || os.name || 'Unknown device'
}
