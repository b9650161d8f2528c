import { useEffect, useRef } from 'react'
import { entranceTo } from '#platform/paths.ts'
import { useCarriedLanguage } from '#platform/web/carried-language.ts'
import { Link } from '#platform/web/link.tsx'
import buttons from '#ui/controls/button.module.css'
import { useFirstText } from '../text.ts'

interface Props {
  /** The replay, to which the way leads back. */
  path: string
  /** Whether it takes the place of what was pressed, and the focus with it. */
  isFocused: boolean
}

/** The way to what members alone can play. */
export function SignInToPlay({ path, isFocused }: Props) {
  const t = useFirstText()
  const wanted = useCarriedLanguage()(path)
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isFocused) place.current?.querySelector('a')?.focus()
  }, [isFocused])
  return (
    <p ref={place}>
      <Link className={buttons.primary} to={entranceTo(wanted)}>
        {t('play.signIn')}
      </Link>
    </p>
  )
}
