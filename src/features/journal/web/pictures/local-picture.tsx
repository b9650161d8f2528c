import { useEffect, useEffectEvent, useRef } from 'react'

interface Props {
  file: Blob
  alt: string
  className?: string | undefined
}

/** A picture that only this device has; another one needs another `key`, since each reading makes another object of the same. */
export function LocalPicture({ file, alt, className }: Props) {
  const image = useRef<HTMLImageElement>(null)
  const open = useEffectEvent(() => URL.createObjectURL(file))
  useEffect(() => {
    const address = open()
    if (image.current) image.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [])
  return <img ref={image} alt={alt} className={className} />
}
