import { wordsIn } from '#desk/revisions/web/words-in.ts'
import { useDates } from '#platform/web/i18n.ts'
import type { DashboardCard, PlannedAnnouncement, SiteSettings } from '../../../contract.ts'
import { useText } from '../text.ts'

const labels = {
  announcement: 'announcement',
  moreAnnouncements: 'announcement.others',
  hero: 'hero',
  links: 'links',
  cards: 'cards',
  name: 'operator.name',
  address: 'operator.address',
  email: 'operator.email',
  phone: 'operator.phone',
  law: 'operator.law',
  court: 'operator.court',
  minimumAge: 'operator.age',
  authority: 'operator.authority',
  effectiveOn: 'operator.effective',
  areTextsReviewed: 'operator.reviewed',
} as const

/** What a setting is called in its form, and its value in words, one in each line. */
export function useSettingWords() {
  const t = useText()
  const dates = useDates()
  const linesOf = (name: string, value: unknown): string[] => {
    if (name === 'areTextsReviewed') return [t(value === true ? 'settings.yes' : 'settings.no')]
    if (name === 'effectiveOn' && typeof value === 'string')
      return [dates.date(Date.parse(`${value}T09:00:00Z`))]
    if (name === 'cards') return shownCards(value).map((card) => t(`card.${card}`))
    if (name === 'announcement') return announcementLines(asAnnouncement(value))
    if (name === 'moreAnnouncements') return asAnnouncements(value).flatMap(announcementLines)
    return linesIn(value)
  }
  const announcementLines = ({ isShown, from, until, ...words }: PlannedAnnouncement): string[] => {
    const times = [from, until].filter((time) => time !== null)
    return [
      t(isShown ? 'announcement.shown' : 'announcement.notShown'),
      ...linesIn(words),
      ...times.map((time) => dates.dateTime(time)),
    ]
  }
  return (name: string, value: unknown) => ({
    label: isNamed(name) ? t(labels[name]) : name,
    lines: linesOf(name, value),
  })
}

function linesIn(value: unknown): string[] {
  return wordsIn(value ?? '')
    .split('\n')
    .filter(Boolean)
}

/** The parts that are switched on, in their order. */
function shownCards(value: unknown): DashboardCard[] {
  const cards = asCards(value)
  return cards.filter(({ isShown }) => isShown).map(({ card }) => card)
}

/** Settings have this list under this name, as the contract says. */
function asCards(value: unknown): SiteSettings['cards'] {
  return value as SiteSettings['cards']
}

/** The same for this name. */
function asAnnouncement(value: unknown): PlannedAnnouncement {
  return value as PlannedAnnouncement
}

/** The same for this one. */
function asAnnouncements(value: unknown): PlannedAnnouncement[] {
  return value as PlannedAnnouncement[]
}

function isNamed(name: string): name is keyof typeof labels {
  return Object.hasOwn(labels, name)
}
