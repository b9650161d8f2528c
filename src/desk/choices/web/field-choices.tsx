import type { Language } from '#platform/languages.ts'
import { useMaySend } from '#ui/web/admin/session/own-words.ts'
import { NextFocus } from '#ui/web/next-focus.tsx'
import { Upload } from './upload.tsx'
import { ValueChoices } from './value-choices.tsx'
import { ValueLines } from './value-lines.tsx'
import { useText } from '../../web/text.ts'
import type { FieldChanges, SharedFields } from './use-shared-fields.ts'

interface Props<T extends Record<string, unknown>> {
  shared: SharedFields<T>
  labelOf: (name: string) => string
  /** Of the values, where the names of the fields do not say it. */
  lang?: Language | ((name: string) => Language)
  /** The field that holds no words but an upload. */
  upload?: string
  /** A value in words, where it is no text. */
  linesOf?: (name: string, value: unknown) => string[]
  onResolved: (changes: FieldChanges<T>) => void
}

/** In a form: what somebody else saved beside what is typed here, and which of both stays. */
export function FieldChoices<T extends Record<string, unknown>>(props: Props<T>) {
  const { shared, labelOf, lang, upload, linesOf = textIn, onResolved } = props
  const t = useText()
  const maySend = useMaySend()
  const valueOf = (name: string, value: unknown) =>
    name === upload && typeof value === 'string' ? (
      <Upload id={value} />
    ) : (
      <div lang={typeof lang === 'function' ? lang(name) : (lang ?? languageOf(name))}>
        <ValueLines lines={linesOf(name, value)} />
      </div>
    )
  return (
    <>
      <output className="visually-hidden">{shared.clashes.length > 0 && t('conflict.fields')}</output>
      {shared.clashes.length > 0 && (
        <NextFocus
          findNext={(own) => own.closest('form')?.querySelector<HTMLElement>('[type=submit]') ?? null}
        >
          <ValueChoices
            key={JSON.stringify(shared.clashes)}
            about="fields"
            clashes={shared.clashes.map(({ name, mine, theirs }) => ({
              id: name,
              label: labelOf(name),
              mine: valueOf(name, mine),
              theirs: valueOf(name, theirs),
            }))}
            onChosen={(chosen) => {
              if (maySend()) onResolved(shared.resolve((name) => chosen[name] === 'theirs'))
            }}
          />
        </NextFocus>
      )}
    </>
  )
}

function textIn(_: string, value: unknown): string[] {
  return String(value ?? '').trim() ? [String(value)] : []
}

/** Of a value that there is in both languages. */
function languageOf(name: string): Language | undefined {
  return name.endsWith('En') ? 'en' : name.endsWith('Am') ? 'am' : undefined
}
