import { useLanguage } from '#platform/web/i18n.ts'
import header from '#ui/controls/header-control.module.css'
import { keepCalendar } from '#ui/kept-calendar.ts'
import { useText } from '../text.ts'

/** The other calendar, on this device, and in the record of a member. */
export function CalendarSwitch() {
  const t = useText()
  const { language, calendar } = useLanguage()
  const other = calendar === 'ethiopian' ? 'gregorian' : 'ethiopian'
  return (
    <button type="button" className={header.control} onClick={() => keepCalendar(other, language)}>
      {t(`footer.${other}`)}
    </button>
  )
}
