/** A full navigation of the browser, to an address that is no screen of the console, or to one that is another person's. */
export const leaveTo = (address: string): void => window.location.assign(address)
