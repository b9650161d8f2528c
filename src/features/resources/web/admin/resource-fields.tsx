import { NativeSelect, TextInput } from '@mantine/core'
import type { DetailsOf } from '#content/kind-members.ts'
import type { KindFieldsProps } from '#desk/item/web/kind-editing.ts'
import { FileField } from '#desk/media/web/file-field.tsx'
import { useFieldProblems } from '#desk/fields/web/use-field-problems.ts'
import { resourceTypes, usualType } from '../../resource-types.ts'
import { useText } from './text.ts'

const places = ['shared', 'en', 'am'] as const

/** What a resource is, and where readers get it. */
export function ResourceFields({ details, problems, onChange }: KindFieldsProps<'resource'>) {
  const t = useText()
  const problem = useFieldProblems(problems)
  const type = details.resourceType ?? usualType
  const noFile = problem.of('details.files')
  const change = (part: DetailsOf<'resource'>) => onChange(withoutEmpty({ ...details, ...part }))
  const setFile = (place: (typeof places)[number], id: string | undefined) =>
    change({ files: withoutEmpty({ ...details.files, [place]: id }) })
  return (
    <>
      <NativeSelect
        label={t('type')}
        description={type === 'dataset' && t('type.datasetHelp')}
        data={resourceTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
        value={type}
        error={problem.of('details.resourceType')}
        onChange={(event) => change({ resourceType: typeNamed(event.currentTarget.value) })}
      />
      {type !== 'link' &&
        places.map((place) => (
          <FileField
            key={place}
            label={t(`file.${place}`)}
            fieldId={place === 'shared' ? 'details.files' : undefined}
            id={details.files?.[place]}
            error={problem.of(`details.files.${place}`) ?? (place === 'shared' ? noFile : undefined)}
            onChange={(id) => setFile(place, id)}
          />
        ))}
      {(type === 'link' || type === 'tool') && (
        <TextInput
          id="details.url"
          type="url"
          label={t('url')}
          description={t('urlHelp')}
          value={details.url ?? ''}
          error={problem.of('details.url') && (details.url ? t('urlInvalid') : problem.of('details.url'))}
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

function typeNamed(value: string) {
  return resourceTypes.find((one) => one === value)
}

/** Members that say nothing are left out, so that readers of the details need not tell empty from missing. */
function withoutEmpty<T extends object>(members: T): T {
  const filled = Object.entries(members).filter(([, value]) => value !== '' && value !== undefined)
  return asSame<T>(Object.fromEntries(filled))
}

/** What stays of members that may all be missing is of their type. */
function asSame<T>(members: object): T {
  return members as T
}
