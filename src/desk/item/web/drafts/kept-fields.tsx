import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconDeviceDesktop } from '@tabler/icons-react'
import { useEffect, useId, useState } from 'react'
import type { Item } from '#content/contract.ts'
import { useDates } from '#platform/web/i18n.ts'
import { Dialog } from '#ui/web/admin/dialog.tsx'
import { useReport } from '#ui/web/admin/use-report.tsx'
import styles from '../../../choices/web/choices.module.css'
import type { Kept } from '../../../drafts/web/device-store.ts'
import { hasFields, membersChanged, type Fields } from '../../../drafts/web/merging/field-clashes.ts'
import type { FieldsDraft } from '../../../drafts/web/use-fields-draft.ts'
import { useText } from '../../../web/text.ts'
import { fieldLabels } from '../collision/field-labels.ts'
import { FieldValue } from '../collision/field-value.tsx'

interface Props {
  item: Item
  draft: FieldsDraft
  /** Where they are seen, once they were taken up. */
  onTaken: () => void
  /** Where the focus goes on once it is chosen what becomes of them. */
  onLeft: () => void
}

/** Offers the settings that an earlier page could not save; nothing is taken over or forgotten unless the editor says so. */
export function KeptFields(props: Props) {
  const { item, draft } = props
  const { found, drop } = draft.kept
  const isSaved = ({ text, base = {} }: Kept<Fields>) => hasFields(item, text, base)
  const arrived = found.find(isSaved)
  useEffect(() => {
    // They reached the server, only the answer was lost.
    if (arrived) void drop(arrived)
  }, [arrived, drop])
  return found.filter((one) => !isSaved(one)).map((one) => <Offer key={one.key} {...props} kept={one} />)
}

interface OfferProps extends Props {
  kept: Kept<Fields>
}

function Offer({ item, draft, kept, onTaken, onLeft }: OfferProps) {
  const t = useText()
  const dates = useDates()
  const report = useReport()
  const about = useId()
  const [isOpen, setOpen] = useState(false)
  const end = (work: (found: Kept<Fields>) => Promise<void>) => () => {
    setOpen(false)
    onLeft()
    work(kept).catch(report.failed)
  }
  const take = end((found) => {
    onTaken()
    return draft.takeKept(found)
  })
  return (
    <Alert
      color="gold"
      role="alert"
      icon={<IconDeviceDesktop size="1.25rem" aria-hidden />}
      title={t('kept.settings')}
    >
      <Stack gap="sm" align="start">
        <Text size="sm" id={about}>
          {t('kept.settingsText', { time: dates.dateTime(kept.typedAt) })}
        </Text>
        <Group gap="xs">
          <Button size="compact-sm" aria-describedby={about} onClick={take}>
            {t('kept.restore')}
          </Button>
          <Button size="compact-sm" variant="default" aria-describedby={about} onClick={() => setOpen(true)}>
            {t('kept.compare')}
          </Button>
        </Group>
      </Stack>
      {isOpen && (
        <Dialog size="60rem" title={t('kept.settingsDifference')} onClose={() => setOpen(false)}>
          <Stack>
            <Values item={item} kept={kept} />
            <Group justify="end">
              <Button variant="subtle" color="red" onClick={end(draft.kept.drop)}>
                {t('kept.drop')}
              </Button>
              <Button onClick={take}>{t('kept.restore')}</Button>
            </Group>
          </Stack>
        </Dialog>
      )}
    </Alert>
  )
}

/** Each setting as it was kept, beside the one that is saved. */
function Values({ item, kept }: Pick<OfferProps, 'item' | 'kept'>) {
  const t = useText()
  const changes = membersChanged(item, kept.text, kept.base ?? {})
  return (
    <ul className={styles.places}>
      {changes.map(({ id, name, mine, theirs }) => (
        <li key={id} className={styles.place}>
          <Title order={3} size="h5">
            {t(fieldLabels[name])}
          </Title>
          <div className={styles.sides}>
            {[['kept.unsaved', mine] as const, ['kept.saved', theirs] as const].map(([side, value]) => (
              <div key={side} className={styles.side}>
                <Text size="xs" c="dimmed">
                  {t(side)}
                </Text>
                <FieldValue item={item} name={name} value={value} />
              </div>
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}
