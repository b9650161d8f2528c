import { useEffect, useId, useRef, useState } from 'react'
import { useMutation, useQueryClient } from '#platform/web/answers/queries.ts'
import { ApiError, apiAddress } from '#platform/web/api-client.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { readsUnder, useApi } from '#platform/web/query-client.ts'
import { BusyButton } from '#ui/controls/busy-button.tsx'
import buttons from '#ui/controls/button.module.css'
import { FormField } from '#ui/controls/form-field.tsx'
import type { FileReport } from '../../files/contract.ts'
import styles from '../journal.module.css'
import tables from '../numbers/numbers.module.css'
import { useText } from '../text.ts'

/** Most bytes of a table that is sent in. */
const mostBytes = 240_000

/** Takes trades in as a table, after a look at it, and gives them out. */
export function JournalFiles() {
  const t = useText()
  const { calendar, language } = useLanguage()
  const { look, go, name, report, text, failure, isBusy } = useFile()
  const isReady = report !== undefined && report.problems.length === 0
  const isDone = isReady && text === undefined
  const said = useRef<HTMLOutputElement>(null)
  // The button that was pressed is gone with the import.
  useEffect(() => {
    if (isDone) said.current?.focus()
  }, [isDone])
  return (
    <>
      <p>
        <a
          className={buttons.secondary}
          href={apiAddress('GET', '/api/journal/trades.csv', { query: { calendar, lang: language } })}
          download
        >
          {t('files.out')}
        </a>
      </p>
      <div className={styles.files}>
        <Chooser name={name} onChoose={look} />
        {isReady && text !== undefined && report.trades > 0 && (
          <p className={styles.bar}>
            <BusyButton type="button" className={buttons.primary} isBusy={isBusy} onClick={go}>
              {t('files.go')}
            </BusyButton>
          </p>
        )}
        <output ref={said} tabIndex={-1}>
          {isBusy
            ? t('files.busy')
            : failure
              ? t(`files.${failure}`)
              : report && <Summary report={report} isDone={isDone} />}
        </output>
      </div>
      {report && report.problems.length > 0 && <Problems problems={report.problems} />}
    </>
  )
}

/** The file is read as soon as it is chosen. */
function Chooser({
  name,
  onChoose,
}: {
  name: string | undefined
  onChoose: (file: File | undefined) => void
}) {
  const t = useText()
  const day = useDay()
  return (
    <FormField label={t('files.in')} help={t('files.help', { columns: t('files.columns'), day })}>
      {({ id, 'aria-describedby': describedBy }) => (
        <span className={styles.bar}>
          <label className={`${buttons.secondary} ${styles.chosen}`}>
            {t('files.choose')}
            <input
              id={id}
              type="file"
              accept=".csv,text/csv"
              className="visually-hidden"
              aria-describedby={describedBy}
              onChange={({ currentTarget }) => {
                onChoose(currentTarget.files?.[0])
                // The same file can be chosen once more, when it was mended.
                currentTarget.value = ''
              }}
            />
          </label>
          {name}
        </span>
      )}
    </FormField>
  )
}

/** How a day is written in a table. */
function useDay(): string {
  return useLanguage().calendar === 'ethiopian' ? '2019-03-14' : '2026-11-23'
}

function Summary({ report, isDone }: { report: FileReport; isDone: boolean }) {
  const t = useText()
  const { problems, trades, added, known } = report
  if (problems.length > 0) return t('files.wrong', { count: problems.length })
  if (trades === 0) return t('files.none')
  if (!isDone) return t('files.ready', { count: trades })
  return (
    <>
      {t('files.done', { count: added })} {known > 0 && t('files.known', { count: known })}
    </>
  )
}

function Problems({ problems }: Pick<FileReport, 'problems'>) {
  const t = useText()
  const day = useDay()
  const id = useId()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways must be reached by keyboard
    <section className={tables.scroll} aria-labelledby={id} tabIndex={0}>
      <table className={tables.table}>
        <caption id={id}>{t('files.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('files.row')}</th>
            <th scope="col">{t('files.column')}</th>
            <th scope="col">{t('files.problem')}</th>
          </tr>
        </thead>
        <tbody>
          {problems.map(({ row, column, code }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- one place can have the same problem twice
            <tr key={at}>
              <td>{row}</td>
              <td>{column}</td>
              <td>{t(`problem.${code}`, { day })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type Failure = 'large' | 'unreadable' | 'failed' | 'full'

/** A file that was chosen, what the server says of it, and its import. `text`: looked at, and not imported yet. */
function useFile() {
  const api = useApi()
  const client = useQueryClient()
  const { calendar } = useLanguage()
  const [name, setName] = useState<string>()
  const [text, setText] = useState<string>()
  const [report, setReport] = useState<FileReport>()
  const [failure, setFailure] = useState<Failure>()
  const asked = useRef(0)
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (body: { text: string; isTrial: boolean }) =>
      api.post('/api/journal/files', { body: { ...body, calendar } }),
  })
  const send = async (sent: string, isTrial: boolean) => {
    const turn = (asked.current += 1)
    setFailure(undefined)
    try {
      const answer = await mutateAsync({ text: sent, isTrial })
      // It is in the journal, whatever was chosen meanwhile.
      if (!isTrial) void client.invalidateQueries(readsUnder(['/api/journal/trades']))
      if (turn !== asked.current) return
      setReport(answer)
      setText(isTrial ? sent : undefined)
    } catch (error) {
      if (turn !== asked.current) return
      setReport(undefined)
      setFailure(failureOf(error))
    }
  }
  return {
    name,
    text,
    report,
    failure,
    isBusy: isPending,
    look(file: File | undefined): void {
      if (!file) return
      const turn = (asked.current += 1)
      setName(file.name)
      setFailure(undefined)
      setReport(undefined)
      if (file.size > mostBytes) return setFailure('large')
      void file.text().then((read) => {
        if (turn !== asked.current) return undefined
        return isText(read) ? send(read, true) : setFailure('unreadable')
      })
    },
    go: () => text !== undefined && void send(text, false),
  }
}

/** What a spreadsheet keeps in its own form, or in letters of another code, holds signs that no text has. */
function isText(read: string): boolean {
  return !read.includes('\0') && !read.includes('\u{FFFD}')
}

function failureOf(error: unknown): Failure {
  const status = error instanceof ApiError ? error.status : 0
  if (status === 413 || status === 422) return 'large'
  return status === 409 || status === 429 ? 'full' : 'failed'
}
