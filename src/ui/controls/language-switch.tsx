import { useLocation, useNavigate } from 'react-router'
import { keepParameter, otherLanguage, ownLanguageNames } from '#platform/languages.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import header from './header-control.module.css'
import { LanguageName } from '../language-name.tsx'

/** Names the other language in its own script. A link for browsers without scripts, a switch in place for the others. */
export function LanguageSwitch({ onSwitch }: { onSwitch?: () => void }) {
  const { language, setLanguage } = useLanguage()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const other = otherLanguage(language)
  const query = new URLSearchParams(search)
  query.set('lang', other)
  query.set(keepParameter, '1')

  /** An address that names a language would bring the old one back on the next load, so the name is taken out. */
  const switchLanguage = async () => {
    await setLanguage(other)
    onSwitch?.()
    query.delete('lang')
    query.delete(keepParameter)
    if (new URLSearchParams(search).has('lang')) {
      await navigate(
        { pathname, search: query.toString(), hash },
        { replace: true, preventScrollReset: true },
      )
    }
  }
  return (
    <a
      className={header.control}
      href={`${pathname}?${query}`}
      lang={other}
      hrefLang={other}
      aria-label={ownLanguageNames[other]}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        void switchLanguage()
      }}
    >
      <LanguageName language={other} />
    </a>
  )
}
