import { paths } from '#platform/paths.ts'
import { Link } from '#platform/web/link.tsx'
import buttons from '#ui/controls/button.module.css'
import { Notice } from '#ui/states/notice.tsx'
import entrance from '../entrance.module.css'
import { useText } from '../text.ts'
import { Arrival } from './arrival.tsx'

/** It may be done though no answer came; signing in shows it. */
export function Doubt({ text }: { text: string }) {
  const t = useText()
  return (
    <Arrival>
      <Notice tone="warning" live>
        <p>{text}</p>
        <p className={entrance.way}>
          <Link className={buttons.secondary} to={paths.login}>
            {t('signIn.title')}
          </Link>
        </p>
      </Notice>
    </Arrival>
  )
}
