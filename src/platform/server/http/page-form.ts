import type { Language } from '../../languages.ts'
import { doneParameter } from '../../posted-form.ts'
import { wantedParameter } from '../../paths.ts'

/** Reads one field of a form; empty when it was not sent. */
type FieldReader = (name: string) => string

interface Sent {
  field: FieldReader
  /** All values of a field that may be sent several times. */
  fields(name: string): string[]
  /** Of the page that the form was sent to. */
  address: URL
  language: Language
}

/** A form of a page as browsers send it without any script: it is turned into a request to the API, whose rules are the only ones. */
export interface PageForm {
  path: string
  /** Everything is in the address: whatever comes along, of whatever type, is not read. */
  isBodyIgnored?: boolean
  /** The request; `key` makes it happen once however often the same is sent. */
  ask(sent: Sent): { path: string; body: object; key?: string }
  /** After success: the address to go to, or the fields with which the page asks for one more thing. */
  next(answer: unknown, sent: Pick<Sent, 'address'>): string | Record<string, string>
}

/** The same page, which then says what comes next. */
export function doneAt({ pathname, searchParams }: URL, what = '1'): string {
  const kept = new URLSearchParams({ [doneParameter]: what })
  for (const name of ['lang', wantedParameter]) {
    const value = searchParams.get(name)
    if (value !== null) kept.set(name, value)
  }
  return `${pathname}?${kept}`
}
