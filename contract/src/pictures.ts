/** Side lengths in which the picture of a person is kept, in pixels. */
export const pictureSizes = [64, 192, 384] as const
export type PictureSize = (typeof pictureSizes)[number]

/** The size that `profilePic` names. */
export const PICTURE_SIZE: PictureSize = 192

/** As a browser's file dialog takes them; the server decides by what the file begins with. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const

export const pictureMessages = {
  missing: 'No file selected',
  large: 'File size must be less than 5MB',
  type: 'Only image files are allowed (JPEG, PNG, GIF, WebP)',
  pixels: 'This picture is too large. Choose one with 40 megapixels or fewer.',
} as const

/** The square that is cut out: its left top corner as shares of width and height, its side as a share of the shorter one. */
export interface PictureCut {
  x: number
  y: number
  side: number
}

export const pictureAddress = (hash: string, size: PictureSize): string => `/pictures/${hash}-${size}.webp`

/** The size of a brand's logo that `logoUrl` names. */
export const LOGO_SIZE: PictureSize = 192

export const logoAddress = (hash: string, size: PictureSize): string => `/brand-logos/${hash}-${size}.webp`

/** Another size of a picture that we keep; any other address stays as it is. */
export const pictureOfSize = <Address extends string | null>(address: Address, size: PictureSize): Address | string =>
  address?.replace(/^(\/pictures\/[0-9a-f]+-)\d+(\.webp)$/, `$1${size}$2`) ?? address
