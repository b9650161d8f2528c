import { useEffect, useMemo, useRef } from 'react'
import type { FieldErrors } from '#platform/errors.ts'
import type { EditionDraft } from '../../drafts/web/use-edition-draft.ts'
import type { FieldsDraft } from '../../drafts/web/use-fields-draft.ts'

/** What keeps a text from being published and is mended in the settings of its kind: shown there as well, until these are changed. */
export function useRefusedSettings(
  editions: readonly [EditionDraft, EditionDraft],
  { fields }: FieldsDraft,
): FieldErrors {
  const [one, other] = editions
  const details = JSON.stringify([fields.details, fields.access])
  const known = useRef(details)
  useEffect(() => {
    if (known.current === details) return
    known.current = details
    for (const { problems, setProblems } of [one, other])
      if (Object.keys(problems).some(isInDetails))
        setProblems(Object.fromEntries(Object.entries(problems).filter(([field]) => !isInDetails(field))))
  }, [details, one, other])
  return useMemo(() => {
    const all = Object.entries({ ...one.problems, ...other.problems })
    return Object.fromEntries(all.filter(([field]) => isInDetails(field)))
  }, [one.problems, other.problems])
}

function isInDetails(field: string): boolean {
  return field.startsWith('details.')
}
