import { Button, Group, NativeSelect, Text, Title } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useId, useState } from 'react'
import type { Language } from '#platform/languages.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import { SearchField } from '#ui/web/admin/list/search-field.tsx'
import { useAddress } from '#ui/web/admin/use-address.ts'
import { useChange } from '#ui/web/admin/use-change.ts'
import { useReport } from '#ui/web/admin/use-report.tsx'
import { ApiError } from '#platform/web/api-client.ts'
import { useText as useDeskText } from '#desk/web/text.ts'
import { useText } from '../text.ts'
import { downloadTranslation } from './download-translation.ts'
import styles from '../import/import.module.css'
import { TranslatorsItems } from './translators-items.tsx'
import { contentKinds, type ContentKind } from '#content/kinds.ts'
import { useKindWords } from '#desk/web/kind-words.ts'
import longButton from '#ui/web/admin/long-button.module.css'

const mostItems = 200

/** Chooses items and downloads one file with their texts; `?ids=` in the page's address chooses the first ones. */
export function TranslatorsOut() {
  const t = useText()
  const word = useDeskText()
  const titleId = useId()
  const address = useAddress()
  const report = useReport()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(address.read('ids').split(',').filter(Boolean)),
  )
  const from: Language = address.read('from') === 'am' ? 'am' : 'en'
  const kind = contentKinds.find((kind) => kind === address.read('kind')) ?? 'blog'
  const download = useChange(() => downloadTranslation({ itemIds: [...chosen], from }), {
    done: t('translators.downloaded'),
    onFailed(error) {
      if (!(error instanceof ApiError) || error.status !== 422) return false
      const isMissing = error.fields.itemIds === 'edition.missing'
      report.failed(t(isMissing ? 'translators.outMissing' : 'translators.outFailed'))
      return true
    },
  })
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <div>
        <Title order={2} size="h3" id={titleId}>
          {t('translators.out')}
        </Title>
        <Text c="dimmed">{t('translators.outAbout')}</Text>
      </div>
      <div className={styles.choices}>
        <DirectionAndKind from={from} kind={kind} onTurn={() => setChosen(new Set())} />
        <SearchField label={word('table.search')} />
      </div>
      <TranslatorsItems kind={kind} from={from} chosen={chosen} onChoose={setChosen} />
      <Group>
        <ActionButton
          className={longButton.button}
          leftSection={<IconDownload size="1.125rem" aria-hidden />}
          disabled={chosen.size === 0 || chosen.size > mostItems}
          isBusy={download.isPending}
          onClick={() => download.mutate()}
        >
          {t('translators.download', { count: chosen.size })}
        </ActionButton>
        {chosen.size > 0 && (
          <Button className={longButton.button} variant="default" onClick={() => setChosen(new Set())}>
            {t('translators.chooseNone')}
          </Button>
        )}
        {chosen.size > mostItems && (
          <Text aria-live="polite">{t('translators.most', { most: mostItems })}</Text>
        )}
      </Group>
    </section>
  )
}

interface DirectionProps {
  from: Language
  kind: ContentKind
  /** What was chosen was chosen for the other direction. */
  onTurn(): void
}

/** From which language, and which kind of content is listed; both stand in the page's address. */
function DirectionAndKind({ from, kind, onTurn }: DirectionProps) {
  const t = useText()
  const kindWord = useKindWords()
  const address = useAddress()
  return (
    <>
      <NativeSelect
        label={t('translators.direction')}
        data={(['en', 'am'] as const).map((value) => ({
          value,
          label: t(`translators.direction.${value}`),
        }))}
        value={from}
        onChange={({ currentTarget: { value } }) => {
          onTurn()
          address.set({ from: value === 'am' ? 'am' : '' })
        }}
      />
      <NativeSelect
        label={t('translators.kind')}
        data={contentKinds.map((kind) => ({ value: kind, label: kindWord(kind, 'many') }))}
        value={kind}
        onChange={({ currentTarget: { value } }) => address.set({ kind: value === 'blog' ? '' : value })}
      />
    </>
  )
}
