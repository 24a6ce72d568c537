import { Thumb } from '../../../ui/thumb.tsx'

/** The picture of a review's product. */
export const ProductPicture = ({ src, name, size = 40 }: { src: string | null; name: string; size?: number }) => (
  <Thumb src={src} name={name} size={size} />
)
