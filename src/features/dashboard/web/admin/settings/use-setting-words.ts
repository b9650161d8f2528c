import { wordsIn } from '#desk/revisions/web/words-in.ts'
import { languages } from '#platform/languages.ts'
import { answerAt } from '#platform/web/answers/answer-to.ts'
import { useDates } from '#platform/web/i18n.ts'
import type { DashboardCard, PlannedAnnouncement, SiteSettings } from '../../../contract.ts'
import { useText } from '../text.ts'

/** What a field is called in its form; `announcement` are all of them. */
const labels = {
  'announcement.isShown': 'announcement.show',
  'announcement.text': 'announcement.text',
  'announcement.href': 'announcement.href',
  'announcement.from': 'announcement.from',
  'announcement.until': 'announcement.until',
  moreAnnouncements: 'announcement.others',
  'hero.title': 'hero.title',
  'hero.text': 'hero.text',
  links: 'links',
  'links.label': 'links.label',
  'links.href': 'links.href',
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

/** What a setting is called in its form, and its value in words, one in each line. Names are those of `mergeSettings`. */
export function useSettingWords() {
  const t = useText()
  const dates = useDates()
  const labelOf = useLabels()
  const linesOf = (name: string, value: unknown): string[] => {
    if (typeof value === 'boolean') return [t(value ? 'settings.yes' : 'settings.no')]
    if (isMoment.test(name) && typeof value === 'number') return [dates.dateTime(value)]
    if (name === 'effectiveOn' && typeof value === 'string')
      return [dates.date(Date.parse(`${value}T09:00:00Z`))]
    if (name === 'cards') return shownCards(value).map((card) => t(`card.${card}`))
    if (name === 'moreAnnouncements') return settingOf('moreAnnouncements', value).flatMap(announcementLines)
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
    label: labelOf(name),
    lines: linesOf(name, value),
  })
}

/** Of an announcement. */
const isMoment = /\.(?:from|until)$/

/** Labels as the form has them: the language behind, and before it what the field stands in. */
function useLabels() {
  const t = useText()
  const placeOf = (group: string, index: string | undefined): string[] => {
    if (group === 'hero') return [t('hero')]
    if (group === 'announcement') return [t('announcement')]
    if (index === undefined) return []
    if (group === 'moreAnnouncements') return [t('announcement.one', { number: Number(index) + 2 })]
    return group === 'links' ? [t('links.one', { number: Number(index) + 1 })] : []
  }
  return (name: string): string => {
    const steps = name.split('.')
    const language = languages.find((one) => one === steps.at(-1))
    const index = steps.find((step) => /^\d+$/.test(step))
    const field = steps
      .filter((step) => step !== language && step !== index)
      .join('.')
      .replace('moreAnnouncements.', 'announcement.')
    const label = isNamed(field) ? t(labels[field]) : name
    const whole = language ? t('inLanguage', { label, language: t(`language.${language}`) }) : label
    return [...placeOf(steps[0] ?? '', index), whole].join(' · ')
  }
}

function linesIn(value: unknown): string[] {
  return wordsIn(value ?? '')
    .split('\n')
    .filter(Boolean)
}

/** The parts that are switched on, in their order. */
function shownCards(value: unknown): DashboardCard[] {
  return settingOf('cards', value)
    .filter(({ isShown }) => isShown)
    .map(({ card }) => card)
}

/** A setting by its name, among those that there are. */
function settingOf<N extends keyof SiteSettings>(name: N, value: unknown): SiteSettings[N] {
  return answerAt('GET', '/api/admin/site-settings', { [name]: value })[name]
}

function isNamed(name: string): name is keyof typeof labels {
  return Object.hasOwn(labels, name)
}
