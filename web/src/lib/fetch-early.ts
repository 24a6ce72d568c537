/** Fetches code before it is wanted. When it can't be had now, whoever wants it later is told then. */
export function fetchEarly(load: () => unknown): void {
  Promise.resolve()
    .then(load)
    .catch(() => undefined)
}
