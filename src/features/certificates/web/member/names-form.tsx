import { useEffect, useRef } from 'react'
import { paths } from '#platform/paths.ts'
import { plainLine } from '#platform/plain-line.ts'
import { useQueryClient } from '#platform/web/answers/queries.ts'
import type { FieldCode } from '#platform/problems/field-codes.ts'
import type { FieldErrors } from '#platform/errors.ts'
import { ApiError } from '#platform/web/api-client.ts'
import { useForm } from '#platform/web/forms/use-form.ts'
import { Link } from '#platform/web/link.tsx'
import { useApi } from '#platform/web/query-client.ts'
import { BusyButton } from '#ui/controls/busy-button.tsx'
import buttons from '#ui/controls/button.module.css'
import { FormField } from '#ui/controls/form-field.tsx'
import { Notice } from '#ui/states/notice.tsx'
import type { Holder, OwnCertificates } from '../../contract.ts'
import { mostNameLength, scripts, type Script } from '../../names.ts'
import { ownCertificatesQuery } from '../queries.ts'
import styles from './my-certificates.module.css'
import { useText } from './text.ts'
import { useOwnChange } from './use-own-change.ts'

/** How the name is written in both scripts; saving it issues what waited for it. */
export function NamesForm({ own }: { own: OwnCertificates }) {
  const t = useText()
  const save = useSaveNames()
  const isSaved = save.outcome === 'success'
  const form = useForm((value) => save.submit({ latin: value('latin'), ethiopic: value('ethiopic') }))
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isSaved) heading.current?.focus()
  }, [isSaved])
  const isWaiting = own.items.some(({ state }) => state === 'waiting')
  if (own.areNamesFixed && own.names)
    return (
      <section className={styles.names} aria-labelledby="names-title">
        <h2 id="names-title" ref={heading} tabIndex={-1}>
          {t('names.title')}
        </h2>
        <p className={styles.written}>
          <span lang="en">{own.names.latin}</span>
          <span lang="am">{own.names.ethiopic}</span>
        </p>
        <p className={styles.note}>
          {t('names.fixed')} <Link to={paths.contact}>{t('names.contact')}</Link>
        </p>
        <output>{isSaved && <Notice tone="success">{t('names.saved')}</Notice>}</output>
        <General save={save} />
        {isWaiting && <IssueButton names={own.names} save={save} />}
      </section>
    )
  return (
    <form {...form.props} className={styles.names} aria-labelledby="names-title">
      <h2 id="names-title">{t('names.title')}</h2>
      <p className={styles.note}>{t('names.text')}</p>
      {scripts.map((script) => (
        <NameField key={script} script={script} known={own.names} fields={form.fields} />
      ))}
      <General save={save} />
      <output>{isSaved && <Notice tone="success">{t('names.saved')}</Notice>}</output>
      <BusyButton type="submit" className={buttons.primary} isBusy={form.isSending}>
        {t(isWaiting ? 'names.saveAndIssue' : 'names.save')}
      </BusyButton>
    </form>
  )
}

type Save = ReturnType<typeof useSaveNames>

/** The answer is what is known of the certificates from then on. */
function useSaveNames() {
  const api = useApi()
  const client = useQueryClient()
  return useOwnChange({
    async send(names: Holder) {
      const own = await api.put('/api/certificates/names', { body: names })
      client.setQueryData(ownCertificatesQuery.queryKey, own)
    },
    isDone: ({ names: known, items }, names) =>
      scripts.every((script) => known?.[script] === plainLine(names[script])) &&
      items.every(({ state }) => state !== 'waiting'),
  })
}

function IssueButton({ names, save }: { names: Holder; save: Save }) {
  const t = useText()
  return (
    <BusyButton
      type="button"
      className={buttons.primary}
      isBusy={save.outcome === 'pending'}
      onClick={() => save.change(names)}
    >
      {t('issue')}
    </BusyButton>
  )
}

export const codesOfNames = [
  'required',
  'too_long',
  'other_script',
  'unprintable',
] as const satisfies FieldCode[]

interface NameFieldProps {
  script: Script
  known: Holder | null
  fields: FieldErrors
}

function NameField({ script, known, fields }: NameFieldProps) {
  const t = useText()
  const code = codesOfNames.find((one) => fields[script] === one)
  const said =
    code === 'other_script' ? (`error.${code}.${script}` as const) : code && (`error.${code}` as const)
  return (
    <FormField
      label={t(`names.${script}`)}
      help={t(`names.${script}Help`)}
      error={said && t(said, { most: mostNameLength })}
    >
      {(control) => (
        <input
          {...control}
          name={script}
          lang={script === 'latin' ? 'en' : 'am'}
          autoComplete={script === 'latin' ? 'name' : 'off'}
          spellCheck={false}
          defaultValue={known?.[script] ?? ''}
        />
      )}
    </FormField>
  )
}

/** What went wrong with more than a field. */
function General({ save: { outcome, error } }: { save: Save }) {
  const t = useText()
  if (outcome === 'unknown')
    return (
      <Notice tone="warning" live>
        <p>{t('error.unknown')}</p>
      </Notice>
    )
  if (outcome !== 'error' || (error instanceof ApiError && error.status === 422)) return null
  const isFixed = error instanceof ApiError && error.code === 'certificate.names_fixed'
  return (
    <Notice tone="risk" live>
      <p>{t(isFixed ? 'error.fixed' : 'error.failed')}</p>
    </Notice>
  )
}
