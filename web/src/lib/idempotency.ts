/** A fresh key for one intention of the user; the same key goes with every retry of it. */
export const newKey = (): string => [...crypto.getRandomValues(new Uint8Array(16))].map(hex).join('')

// crypto.randomUUID exists only in secure contexts; a console may be tried over plain http in a local network.
const hex = (byte: number): string => byte.toString(16).padStart(2, '0')
