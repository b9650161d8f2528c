import { useLocation, useNavigate } from '#platform/web/router/router.ts'
import { keepParameter, otherLanguage, ownLanguageNames } from '#platform/languages.ts'
import { keepLanguage, useLanguage } from '#platform/web/i18n.ts'
import header from './header-control.module.css'
import { LanguageName } from '../language-name.tsx'

/** The address behind the switch, for browsers without scripts: the page that is shown, in the other language from now on. */
export function useSwitchAddress(): string {
  const { language } = useLanguage()
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  query.set('lang', otherLanguage(language))
  query.set(keepParameter, '1')
  return `${pathname}?${query}`
}

/** Names the other language in its own script. A link for browsers without scripts, a switch in place for the others. */
export function LanguageSwitch({ onSwitch }: { onSwitch?: () => void }) {
  const { language, setLanguage } = useLanguage()
  const navigate = useNavigate()
  const other = otherLanguage(language)
  const address = useSwitchAddress()

  /** An address that names a language would bring the old one back on the next load, so the name is taken out. */
  const switchLanguage = async () => {
    await setLanguage(other)
    onSwitch?.()
    // The browser's own: pages put what was worked out on them into it.
    const { pathname, search, hash } = location
    const query = new URLSearchParams(search)
    if (query.has('lang')) {
      query.delete('lang')
      query.delete(keepParameter)
      await navigate(
        { pathname, search: query.toString(), hash },
        { replace: true, preventScrollReset: true },
      )
    }
  }
  return (
    <a
      className={header.control}
      href={address}
      lang={other}
      hrefLang={other}
      aria-label={ownLanguageNames[other]}
      onAuxClick={({ button }) => void (button === 1 && keepLanguage(other))}
      onClick={(event) => {
        // Where it is opened beside this page, the scripts there would bring the old one back.
        if (event.metaKey || event.ctrlKey || event.shiftKey) return keepLanguage(other)
        event.preventDefault()
        // Where the words do not arrive, the browser says what is the matter, or brings the page from this device.
        switchLanguage().catch(() => location.assign(address))
      }}
    >
      <LanguageName language={other} />
    </a>
  )
}
