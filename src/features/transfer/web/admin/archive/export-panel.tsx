import { Button, Checkbox, Group, Radio, Stack, Switch, Text, Title } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { keepPreviousData, useQuery } from '#platform/web/answers/queries.ts'
import type { ArchiveSize } from '../../../contract.ts'
import { formatBytes } from '#platform/messages.ts'
import { apiAddress } from '#platform/web/api-client.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import { LoadFailure } from '#ui/web/admin/load-failure.tsx'
import { useAddress } from '#ui/web/admin/use-address.ts'
import { useText } from '../text.ts'
import styles from './transfer.module.css'
import { contentKinds, factsOf } from '#content/kinds.ts'
import { useKindWords } from '#desk/web/kind-words.ts'

/** Lessons go with their courses. */
const chosenKinds = contentKinds.filter((kind) => !factsOf(kind).parent)

type What = 'site' | 'kinds' | 'items'

/** Chooses what to export; `?ids=` in the page's address chooses items. */
export function ExportPanel() {
  const t = useText()
  const titleId = useId()
  const ids = useAddress().read('ids')
  const [what, setWhat] = useState<What>(ids ? 'items' : 'site')
  const [chosen, setChosen] = useState<string[]>([])
  const [hasRevisions, setRevisions] = useState(false)
  const wish = {
    kinds: what === 'kinds' ? chosen.join(',') : '',
    ids: what === 'items' ? ids : '',
  }
  const isUnsaid = what === 'kinds' && chosen.length === 0
  const size = useQuery({
    ...apiQuery('/api/admin/content-archive/size', { query: wish }),
    enabled: !isUnsaid,
    placeholderData: keepPreviousData,
  })
  const isNothing = isUnsaid || (size.data !== undefined && size.data.items + size.data.media === 0)
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <div>
        <Title order={2} size="h3" id={titleId}>
          {t('transfer.export')}
        </Title>
        <Text c="dimmed">{t('transfer.exportAbout')}</Text>
      </div>
      <WhatToExport ids={ids} what={what} onWhat={setWhat} chosen={chosen} onChoose={setChosen} />
      <Switch
        checked={hasRevisions}
        label={t('transfer.revisions')}
        description={t('transfer.revisionsHelp')}
        onChange={(event) => setRevisions(event.currentTarget.checked)}
      />
      {!isUnsaid && <Size size={size.data} />}
      {size.isError && <LoadFailure error={size.error} onRetry={size.refetch} />}
      <Group>
        <Button
          component="a"
          href={apiAddress('GET', '/api/admin/content-archive', {
            query: { ...wish, ...(hasRevisions && { revisions: '1' }) },
          })}
          download
          data-disabled={isNothing || undefined}
          aria-disabled={isNothing || undefined}
          onClick={(event) => isNothing && event.preventDefault()}
          leftSection={<IconDownload size="1.125rem" aria-hidden />}
        >
          {t('transfer.download')}
        </Button>
        <Text size="sm" c="dimmed">
          {t('transfer.downloadHelp')}
        </Text>
      </Group>
    </section>
  )
}

interface WhatProps {
  /** The items that the page's address names, joined by commas. */
  ids: string
  what: What
  onWhat(what: What): void
  chosen: string[]
  onChoose(kinds: string[]): void
}

/** The whole site, some kinds or some items. */
function WhatToExport({ ids, what, onWhat, chosen, onChoose }: WhatProps) {
  const t = useText()
  const kindWord = useKindWords()
  return (
    <>
      <Radio.Group label={t('transfer.what')} value={what} onChange={(value) => onWhat(asWhat(value))}>
        <Stack gap="xs" mt="xs">
          {ids && <Radio value="items" label={t('transfer.what.items', { count: ids.split(',').length })} />}
          <Radio value="site" label={t('transfer.what.site')} />
          <Radio value="kinds" label={t('transfer.what.kinds')} />
        </Stack>
      </Radio.Group>
      {what === 'kinds' && (
        <Checkbox.Group label={t('transfer.kinds')} value={chosen} onChange={onChoose}>
          <Group gap="md" mt="xs">
            {chosenKinds.map((kind) => (
              <Checkbox key={kind} value={kind} label={kindWord(kind, 'many')} />
            ))}
          </Group>
        </Checkbox.Group>
      )}
    </>
  )
}

/** How much it would be, before anything is made. */
function Size({ size }: { size: ArchiveSize | undefined }) {
  const t = useText()
  const { language } = useLanguage()
  const { items = 0, media = 0, bytes = 0 } = size ?? {}
  const words = t('transfer.size', {
    items: t('transfer.size.items', { count: items }),
    uploads: t('transfer.size.uploads', { count: media }),
    size: formatBytes(bytes, language),
  })
  return (
    <Text size="sm" aria-live="polite">
      {!size ? t('transfer.sizeAsked') : items + media === 0 ? t('transfer.sizeNone') : words}
    </Text>
  )
}

/** The radios have these values only. */
function asWhat(value: string): What {
  return value as What
}
