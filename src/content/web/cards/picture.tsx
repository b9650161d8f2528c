import type { Picture as PictureData } from '../../media/contract.ts'
import { showPicture, waitingPicture } from '#platform/page/data-saver.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import '../pictures/show-picture.css'
import { useShowPicture } from '../pictures/use-show-picture.ts'

/**
 * How wide a cover is on a phone, as `sizes` are told. It is a little wider in truth: so a screen that stands between two widths of a
 * picture fetches the smaller one, in which nobody sees a difference and which has a third fewer bytes.
 */
export const phoneWidth = '88vw'

interface Props {
  picture: PictureData
  /** Empty for a picture that only accompanies the words beside it. */
  alt: string
  sizes: string
  className?: string
  /** The first large picture of a page. */
  isFirst?: boolean
}

/**
 * An image in the best format and width that the reader's browser takes; its room is kept before it arrives. Where data is saved, a
 * link stands in its place until it is followed; nothing else that the picture stands beside may be a picture as well.
 */
export function Picture({ picture, alt, sizes, className, isFirst = false }: Props) {
  const { language } = useLanguage()
  const say = useShowPicture()
  return (
    <>
      <picture className={waitingPicture}>
        {picture.sources.map(({ type, srcset }) => (
          <source key={type} type={type} srcSet={srcset} sizes={sizes} />
        ))}
        {/* What comes first is fetched at once by the script that also knows whether data is saved. */}
        <img
          className={className}
          src={picture.src}
          alt={alt}
          width={picture.width}
          height={picture.height}
          loading="lazy"
          fetchPriority={isFirst ? 'high' : undefined}
          decoding="async"
          suppressHydrationWarning
        />
      </picture>
      <a className={showPicture} href={picture.src}>
        <span>{alt || picture.alt[language]}</span> <span>{say(picture.bytes)}</span>
      </a>
    </>
  )
}
