import { Menu } from '@mantine/core'
import {
  IconChevronDown,
  IconFileExport,
  IconLanguage,
  IconTag,
  IconTrash,
  IconWorldOff,
  IconWorldUpload,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { ItemRow } from '#content/contract.ts'
import { languages } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import { withQuery } from '#platform/web/api-client.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import { LinkButton } from '#ui/web/admin/link-button.tsx'
import { useText } from '../../web/text.ts'
import type { Wish } from './use-item-changes.ts'

interface Props {
  rows: readonly ItemRow[]
  isBusy: boolean
  onChange: (wish: Wish) => void
  onTags: () => void
}

/** What can be done with rows that are not in the bin. */
export function BulkActions({ rows, isBusy, onChange, onTags }: Props) {
  const t = useText()
  return (
    <>
      <LanguageMenu
        action="publish"
        icon={<IconWorldUpload size="1.125rem" aria-hidden />}
        isBusy={isBusy}
        onChange={onChange}
      />
      <LanguageMenu
        action="unpublish"
        icon={<IconWorldOff size="1.125rem" aria-hidden />}
        isBusy={isBusy}
        onChange={onChange}
      />
      <ActionButton
        variant="default"
        disabled={isBusy}
        leftSection={<IconTag size="1.125rem" aria-hidden />}
        onClick={onTags}
      >
        {t('bulk.tags')}
      </ActionButton>
      <WaysOut rows={rows} />
      <ActionButton
        variant="default"
        disabled={isBusy}
        c="red"
        leftSection={<IconTrash size="1.125rem" aria-hidden />}
        onClick={() => onChange({ action: 'bin' })}
      >
        {t('table.moveToBin')}
      </ActionButton>
    </>
  )
}

/** Pages that take the selected rows out of the site, as an archive or to a translator. */
function WaysOut({ rows }: { rows: readonly ItemRow[] }) {
  const t = useText()
  const writtenIn = (language: string) =>
    rows.filter((row) => row.editions.some((edition) => edition.language === language))
  const from = writtenIn('am').length > writtenIn('en').length ? 'am' : 'en'
  const written = writtenIn(from)
  const leftOut = rows.length - written.length
  const forTranslator = { kind: rows[0]?.kind, from, ids: idsOf(written) }
  return (
    <>
      <LinkButton to={withQuery(paths.admin.transfer, { ids: idsOf(rows) })} icon={IconFileExport}>
        {t('bulk.export')}
      </LinkButton>
      <LinkButton to={withQuery(paths.admin.transferTranslators, forTranslator)} icon={IconLanguage}>
        {leftOut === 0
          ? t('bulk.translator')
          : t('bulk.translatorSome', { count: leftOut, all: rows.length, language: t(`language.${from}`) })}
      </LinkButton>
    </>
  )
}

function idsOf(rows: readonly ItemRow[]): string {
  return rows.map(({ id }) => id).join(',')
}

interface MenuProps {
  action: 'publish' | 'unpublish'
  icon: ReactNode
  isBusy: boolean
  onChange: (wish: Wish) => void
}

/** Publishing or unpublishing in every language, or in one. */
function LanguageMenu({ action, icon, isBusy, onChange }: MenuProps) {
  const t = useText()
  return (
    <Menu
      position="top-start"
      withinPortal={false}
      // On a phone the row of buttons can be pushed sideways, which would cut off what opens above it.
      floatingStrategy="fixed"
      withInitialFocusPlaceholder={false}
      returnFocus
    >
      <Menu.Target>
        <ActionButton
          disabled={isBusy}
          variant={action === 'publish' ? 'filled' : 'default'}
          leftSection={icon}
          rightSection={<IconChevronDown size="1rem" aria-hidden />}
        >
          {t(`bulk.${action}`)}
        </ActionButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => onChange({ action, languages: [...languages] })}>
          {t('bulk.inBoth')}
        </Menu.Item>
        {languages.map((language) => (
          <Menu.Item key={language} onClick={() => onChange({ action, languages: [language] })}>
            {t('bulk.onlyIn', { language: t(`language.${language}`) })}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
