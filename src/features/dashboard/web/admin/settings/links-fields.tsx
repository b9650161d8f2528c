import { mostLinkLabelLength } from '../../../lengths.ts'
import { Button, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import type { FieldErrors } from '#platform/errors.ts'
import { useFocusWish } from '#ui/web/use-focus-wish.ts'
import type { SiteSettings } from '../../../contract.ts'
import { BothLanguages } from './both-languages.tsx'
import styles from './settings.module.css'
import { SettingsGroup } from './settings-group.tsx'
import { useText } from '../text.ts'

type Links = SiteSettings['links']

interface Props {
  values: Links
  problems: FieldErrors
  onChange: (values: Links) => void
}

/** Links to the site's places elsewhere, shown at the foot of every page. */
export function LinksFields({ values, problems, onChange }: Props) {
  const t = useText()
  const { group, wish } = useFocusWish<HTMLElement>()
  return (
    <SettingsGroup ref={group} title={t('links')} about={t('links.about')}>
      {values.map((link, index) => (
        // Links have no identity but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <fieldset key={index} className={styles.link} aria-label={t('links.one', { number: index + 1 })}>
          <BothLanguages
            label={t('links.label')}
            value={link.label}
            most={mostLinkLabelLength}
            problem={
              problems[`links.${index}.label.en`] || problems[`links.${index}.label.am`]
                ? t('links.labelMissing')
                : undefined
            }
            onChange={(label) => onChange(values.with(index, { ...link, label }))}
          />
          <TextInput
            label={t('links.href')}
            type="url"
            value={link.href}
            error={problems[`links.${index}.href`] && t('hrefInvalid')}
            onChange={(event) => onChange(values.with(index, { ...link, href: event.currentTarget.value }))}
          />
          <Button
            variant="subtle"
            color="red"
            size="compact-md"
            w="fit-content"
            leftSection={<IconX size="1rem" aria-hidden />}
            aria-label={t('links.removeNamed', { number: index + 1 })}
            onClick={() => {
              onChange(values.toSpliced(index, 1))
              wish(':scope > button')
            }}
          >
            {t('links.remove')}
          </Button>
        </fieldset>
      ))}
      {values.length < 10 && (
        <Button
          variant="default"
          w="fit-content"
          leftSection={<IconPlus size="1.125rem" aria-hidden />}
          onClick={() => {
            onChange([...values, { label: { en: '', am: '' }, href: '' }])
            wish(':scope > fieldset:last-of-type input')
          }}
        >
          {t('links.add')}
        </Button>
      )}
    </SettingsGroup>
  )
}
