const NAME = 'inBrand'

/** Links in emails and pushes name their brand, as another one may be selected in this browser. */
export const brandOfLink = (search: string): string | null => new URLSearchParams(search).get(NAME) || null

/** The same path without the brand. */
export function withoutBrand(path: string): string {
  const { pathname, searchParams, hash } = new URL(path, window.location.origin)
  searchParams.delete(NAME)
  return `${pathname}${searchParams.size > 0 ? `?${searchParams.toString()}` : ''}${hash}`
}
