/** Stored sizes of a profile picture, in pixels (square). */
export const pictureSizes = [64, 192, 384] as const
export type PictureSize = (typeof pictureSizes)[number]

/** The size that `profilePic` names. */
export const PICTURE_SIZE: PictureSize = 192

/** Accept list of the file dialog; the server checks the file's first bytes. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const

export const pictureMessages = {
  missing: 'No file selected',
  large: 'File size must be less than 5MB',
  type: 'Only image files are allowed (JPEG, PNG, GIF, WebP)',
  pixels: 'This picture is too large. Choose one with 40 megapixels or fewer.',
} as const

/**
 * Crop square: its top left corner as shares of width and height, its side as a share of the
 * shorter one.
 */
export interface PictureCrop {
  x: number
  y: number
  side: number
}

export const pictureAddress = (hash: string, size: PictureSize): string => `/pictures/${hash}-${size}.webp`

/** The logo size that `logoUrl` names. */
export const LOGO_SIZE: PictureSize = 192

export const logoAddress = (hash: string, size: PictureSize): string => `/brand-logos/${hash}-${size}.webp`

/** URL of another size of a stored picture; other URLs are returned unchanged. */
export const pictureOfSize = <Address extends string | null>(address: Address, size: PictureSize): Address | string =>
  address?.replace(/^(\/pictures\/[0-9a-f]+-)\d+(\.webp)$/, `$1${size}$2`) ?? address
