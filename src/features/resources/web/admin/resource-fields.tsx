import { NativeSelect, TextInput } from '@mantine/core'
import type { KindFieldsProps } from '#desk/item/web/kind-editing.ts'
import { useFieldProblems } from '#desk/fields/web/use-field-problems.ts'
import type { ResourceDetails } from '../../contract.ts'
import { FileField } from './file-field.tsx'
import { useText } from './text.ts'

const types = ['file', 'link', 'template', 'dataset', 'tool'] as const
const places = ['shared', 'en', 'am'] as const

/** What a resource is, and where readers get it. */
export function ResourceFields({ details: stored, problems, onChange }: KindFieldsProps) {
  const t = useText()
  const details = asDetails(stored)
  const problem = useFieldProblems(problems)
  const type = details.resourceType ?? 'file'
  const change = (part: Partial<ResourceDetails>) => onChange(withoutEmpty({ ...stored, ...part }))
  const setFile = (place: (typeof places)[number], id: string | undefined) =>
    change({ files: asFiles(withoutEmpty({ ...details.files, [place]: id })) })
  return (
    <>
      <NativeSelect
        label={t('type')}
        data={types.map((value) => ({ value, label: t(`type.${value}`) }))}
        value={type}
        error={problem.of('details.resourceType')}
        onChange={({ currentTarget: { value } }) =>
          change({ resourceType: types.find((one) => one === value) })
        }
      />
      {type !== 'link' &&
        places.map((place) => (
          <FileField
            key={place}
            label={t(`file.${place}`)}
            id={details.files?.[place]}
            error={problem.of(`details.files.${place}`)}
            onChange={(id) => setFile(place, id)}
          />
        ))}
      {(type === 'link' || type === 'tool') && (
        <TextInput
          type="url"
          label={t('url')}
          description={t('urlHelp')}
          value={details.url ?? ''}
          error={problem.of('details.url') && t('urlInvalid')}
          onChange={(event) => change({ url: event.currentTarget.value })}
        />
      )}
      <TextInput
        label={t('version')}
        description={t('versionHelp')}
        value={details.version ?? ''}
        maxLength={40}
        error={problem.of('details.version')}
        onChange={(event) => change({ version: event.currentTarget.value })}
      />
      <TextInput
        label={t('licence')}
        description={t('licenceHelp')}
        value={details.licence ?? ''}
        maxLength={120}
        error={problem.of('details.licence')}
        onChange={(event) => change({ licence: event.currentTarget.value })}
      />
    </>
  )
}

/** Only this page and the import write a resource's details. */
function asDetails(stored: Record<string, unknown>): ResourceDetails {
  return stored as ResourceDetails
}

/** What stays of the files after empty places are left out. */
function asFiles(files: Record<string, unknown>): ResourceDetails['files'] {
  return files as ResourceDetails['files']
}

/** Members that say nothing are left out, so that readers of the details need not tell empty from missing. */
function withoutEmpty(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== '' && value !== undefined))
}
