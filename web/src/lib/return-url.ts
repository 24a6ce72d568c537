/**
 * A path in the console, or nothing: other origins, including `//host` and `/\host`, are ignored.
 */
export function safeReturnUrl(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value)) return undefined
  // Browsers strip tabs and line breaks in URLs, so `/\t/host` would leave the console.
  if (/[\u0000-\u001f\u007f]/.test(value)) return undefined
  const url = new URL(value, window.location.origin)
  if (url.origin !== window.location.origin) return undefined
  return url.pathname + url.search + url.hash
}
