import type { Picture as PictureData } from '../../media/contract.ts'

interface Props {
  picture: PictureData
  /** Empty for a picture that only accompanies the words beside it. */
  alt: string
  sizes: string
  className?: string
  /** The first large picture of a page. */
  isFirst?: boolean
}

/** An image in the best format and width that the reader's browser takes; its room is kept before it arrives. */
export function Picture({ picture, alt, sizes, className, isFirst = false }: Props) {
  return (
    <picture>
      {picture.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        className={className}
        src={picture.src}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  )
}
