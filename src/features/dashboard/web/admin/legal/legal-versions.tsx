import { Anchor, Text } from '@mantine/core'
import { useState } from 'react'
import { useQuery } from '#platform/web/answers/queries.ts'
import { Link } from '#platform/web/router/links.tsx'
import type { ManagedLegal } from '#features/legal/contract.ts'
import { middayOf, versionPath } from '#platform/legal/legal-texts.ts'
import { paths } from '#platform/paths.ts'
import { useDates, useLanguage } from '#platform/web/i18n.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import { LoadFailure } from '#ui/web/admin/load-failure.tsx'
import { SettingsGroup } from '../settings/settings-group.tsx'
import styles from '../settings/settings.module.css'
import { useText } from '../text.ts'
import { DeclareDialog } from './declare-dialog.tsx'

export type ManagedDocument = ManagedLegal['documents'][number]
type ManagedVersion = ManagedDocument['versions'][number]

/** The versions of the legal texts: which counts, how many accepted it, and whether the page says something else by now. */
export function LegalVersions() {
  const t = useText()
  const texts = useQuery({ ...apiQuery('/api/admin/legal'), staleTime: 0 })
  return (
    <SettingsGroup title={t('legal')} about={t('legal.about')}>
      {texts.isError && <LoadFailure error={texts.error} onRetry={texts.refetch} />}
      {texts.data?.documents.map((one) => (
        <Document key={one.document} text={one} />
      ))}
      <Anchor component={Link} to={paths.admin.pages} w="fit-content">
        {t('legal.edit')}
      </Anchor>
    </SettingsGroup>
  )
}

function Document({ text }: { text: ManagedDocument }) {
  const t = useText()
  const [isDeclaring, setDeclaring] = useState(false)
  const name = t(`legal.${text.document}`)
  const state = !text.isPublished
    ? 'unpublished'
    : text.versions.length === 0
      ? 'none'
      : text.isChanged
        ? 'changed'
        : 'same'
  return (
    <section aria-label={name}>
      <h3>{name}</h3>
      <Text c="dimmed">{t(`legal.state.${state}`)}</Text>
      <ul className={styles.rows}>
        {text.versions.map((version) => (
          <li key={version.version} className={styles.row}>
            <Version version={version} inForce={text.inForce} />
          </li>
        ))}
      </ul>
      {text.isPublished && (
        <ActionButton
          variant="default"
          mt="sm"
          aria-label={t('legal.declareNamed', { name })}
          onClick={() => setDeclaring(true)}
        >
          {t('legal.declare')}
        </ActionButton>
      )}
      {isDeclaring && <DeclareDialog text={text} name={name} onClose={() => setDeclaring(false)} />}
    </section>
  )
}

function Version({ version, inForce }: { version: ManagedVersion; inForce: number | null }) {
  const t = useText()
  const dates = useDates()
  const { language } = useLanguage()
  const standing =
    version.version === inForce ? 'inForce' : version.version < (inForce ?? 0) ? 'former' : 'coming'
  return (
    <div>
      <Anchor component={Link} to={versionPath(version)}>
        {t('legal.version', { version: version.version })}
      </Anchor>{' '}
      {t(`legal.${standing}`, { date: dates.date(middayOf(version.effectiveOn)) })}{' '}
      {version.summary[language]}
      <Text size="sm" c="dimmed">
        {t('legal.accepted', { count: version.accepted })} {version.mustAccept && t('legal.asked')}
      </Text>
    </div>
  )
}
