/** Full page navigation, to a URL outside the console or to another user's session. */
export const leaveTo = (address: string): void => window.location.assign(address)
