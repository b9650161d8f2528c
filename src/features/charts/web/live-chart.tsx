import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'
import type { Chart, ChartNote } from '#content/blocks/nodes/practice/chart.ts'
import { asAnswer, useAnswers, type Read } from '#platform/web/answers/answers.ts'
import { readAnswer } from '#platform/web/answers/read-answer.ts'
import { chooseCalendar, useLanguage } from '#platform/web/i18n.ts'
import { ApiError, type ApiClient } from '#platform/web/api-client.ts'
import { apiQuery, useApi } from '#platform/web/query-client.ts'
import type { ChartBars } from '../contract.ts'
import { sayNotes } from '../drawing/notes-said.ts'
import { marksOf, sayBar, sayFigure, sayTime, voiceIn, type Voice } from '../drawing/words.ts'
import styles from './live-chart.module.css'
import { startMovingChart, type MovingChart } from './moving-chart.ts'

interface Props {
  /** As the server wrote it, with what it shows. */
  figure: HTMLElement
  onClose: () => void
}

/** A chart of a text that moves, in the place of its drawing: by finger, by mouse, and by keys that say each bar. */
export function LiveChart({ figure, onClose }: Props) {
  const reader = useLanguage()
  const language = figure.lang === 'am' ? 'am' : 'en'
  const isOwn = language === reader.language
  const voice = voiceIn(language, chooseCalendar(language, isOwn ? reader.calendar : null))
  const attrs = attrsIn(figure)
  const { data, isFailed, askAgain } = useBars(
    apiQuery('/api/charts/{id}', {
      path: { id: attrs.dataSet },
      query: {
        compared: attrs.compared ?? undefined,
        from: attrs.from ?? undefined,
        to: attrs.to ?? undefined,
        lang: language,
      },
    }),
  )
  if (!data)
    return (
      <div className={styles.tools}>
        <output>{voice.say(isFailed ? 'live.failed' : 'live.loading')}</output>
        {isFailed && (
          <button type="button" onClick={askAgain}>
            {voice.say('live.again')}
          </button>
        )}
      </div>
    )
  return <Moving {...{ attrs, data, voice, onClose }} />
}

/**
 * Without a connection it says so at once, where a page's other reads wait for one. Their library, which a tap would fetch besides, is not
 * needed for that.
 */
function useBars(read: Read<ChartBars>) {
  const api = useApi()
  const answers = useAnswers()
  const [data, setData] = useState(() => answers.find(read))
  const [isFailed, setFailed] = useState(false)
  const ask = () => {
    readTwice(api, read).then(
      (answer) => {
        const bars = asAnswer<ChartBars>(answer)
        answers.keep(read, () => bars)
        setData(bars)
      },
      () => setFailed(true),
    )
  }
  const begin = useEffectEvent(() => {
    if (!data) ask()
  })
  useEffect(() => begin(), [])
  const askAgain = () => {
    setFailed(false)
    ask()
  }
  return { data, isFailed, askAgain }
}

/** One that broke on its way is asked for once more. */
async function readTwice(api: ApiClient, { queryKey }: Read<ChartBars>): Promise<unknown> {
  try {
    return await readAnswer(api, queryKey)
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) throw error
    return readAnswer(api, queryKey)
  }
}

/** The server writes it, in `chartFigure`. */
function attrsIn(figure: HTMLElement): Chart['attrs'] {
  return JSON.parse(figure.dataset.liveChart ?? '') as Chart['attrs']
}

interface MovingProps extends Pick<Props, 'onClose'> {
  attrs: Chart['attrs']
  data: ChartBars
  voice: Voice
}

/** How far each key goes, in bars. */
const steps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  PageUp: -10,
  PageDown: 10,
  Home: -Infinity,
  End: Infinity,
}

function Moving({ attrs, data, voice, onClose }: MovingProps) {
  const { say } = voice
  const place = useRef<HTMLDivElement>(null)
  const chart = useRef<MovingChart>(null)
  const last = (data.compared?.times ?? data.bars.times).length - 1
  const marks = data.compared ? 'values' : marksOf(data.bars)
  const [index, setIndex] = useState(last)
  const shown = useRef({ data, form: attrs.form, notes: attrs.notes, voice })
  useEffect(() => {
    const element = place.current
    if (!element) return
    const moving = startMovingChart(element, shown.current, setIndex)
    chart.current = moving
    element.focus()
    return () => moving.remove()
  }, [])
  useEffect(() => chart.current?.point(index), [index])
  const go = (by: number) => setIndex((now) => Math.min(Math.max(now + by, 0), last))
  const zoom = (factor: number) => chart.current?.zoom(factor, index)
  const act = (event: KeyboardEvent) => {
    const by = steps[event.key]
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (by !== undefined) go(by)
    else if (event.key === '+' || event.key === '=') zoom(0.5)
    else if (event.key === '-') zoom(2)
    else if (event.key === 'Escape') onClose()
    else return
    event.preventDefault()
  }
  return (
    <div className={styles.live}>
      {/* An application takes keys; what it shows is said below it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={place}
        className={styles.canvas}
        role="application"
        aria-label={say('live.name', { title: attrs.title || data.bars.title })}
        aria-describedby="live-help"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application takes keys
        tabIndex={0}
        onKeyDown={act}
      />
      <output className={styles.bar} data-live-bar>
        {sayShown(data, index, { notes: attrs.notes, voice })}
      </output>
      <Tools {...{ voice, marks, go, zoom, onClose }} />
      <p className={styles.help} id="live-help">
        {say(`live.touch.${marks}`)} {say(`live.help.${marks}`)}
      </p>
      <p className={styles.help}>
        <a href="https://www.tradingview.com/" rel="noreferrer">
          {say('live.notice')}
        </a>
      </p>
    </div>
  )
}

interface ToolsProps extends Pick<MovingProps, 'voice' | 'onClose'> {
  marks: ReturnType<typeof marksOf>
  go: (by: number) => void
  zoom: (factor: number) => void
}

/** What keys do, for fingers. */
function Tools({ voice: { say }, marks, go, zoom, onClose }: ToolsProps) {
  return (
    <div className={styles.tools}>
      <Tool label={say(`live.earlier.${marks}`)} sign="←" onPress={() => go(-1)} />
      <Tool label={say(`live.later.${marks}`)} sign="→" onPress={() => go(1)} />
      <Tool label={say('live.nearer')} sign="+" onPress={() => zoom(0.5)} />
      <Tool label={say('live.farther')} sign="−" onPress={() => zoom(2)} />
      <button type="button" onClick={onClose}>
        {say('live.close')}
      </button>
    </div>
  )
}

function Tool({ label, sign, onPress }: { label: string; sign: string; onPress: () => void }) {
  return (
    <button type="button" aria-label={label} title={label} onClick={onPress}>
      <span aria-hidden>{sign}</span>
    </button>
  )
}

function sayShown(
  { bars, compared, secondTitle }: ChartBars,
  index: number,
  { notes, voice }: { notes: readonly ChartNote[]; voice: Voice },
): string {
  if (!compared) return sayNotes(sayBar(bars, index, voice), index, { notes, bars, voice })
  const figure = (values: readonly number[]) => sayFigure(values[index] ?? 0, 2, voice.language)
  return voice.say('bar.compared', {
    time: sayTime(compared.times[index] ?? '', voice),
    first: bars.title,
    second: secondTitle ?? '',
    firstValue: figure(compared.first),
    secondValue: figure(compared.second),
  })
}
