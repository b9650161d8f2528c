import { Alert, Anchor, Group, Text } from '@mantine/core'
import { IconAlertTriangle, IconArrowBackUp, IconCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Link } from '#platform/web/router/links.tsx'
import type { ItemChangeResult } from '../contract.ts'
import type { HandedProblems } from '../../item/web/use-handed-problems.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import { byNeed } from '#ui/web/admin/failure/in-the-way.ts'
import { WithItems } from '#ui/web/admin/failure/with-items.tsx'
import { itemPath } from '../../web/kinds.ts'
import { useText } from '../../web/text.ts'
import styles from './bulk.module.css'
import { useRefusalWords } from './refusal-words.ts'
import type { Outcome } from './use-item-changes.ts'

interface Props {
  outcome: Outcome
  /** Another change is under way, or the way back. */
  isBusy: boolean
  onUndo: () => void
  onClose: () => void
}

/** What became of a change of several items: how many are done, which were refused and why, and the way back. */
export function OutcomePanel({ outcome, isBusy, onUndo, onClose }: Props) {
  const t = useText()
  const panel = useRef<HTMLDivElement>(null)
  const count = (wanted: ItemChangeResult['outcome']) =>
    outcome.results.filter((one) => one.outcome === wanted).length
  const [done, unchanged] = [count('done'), count('unchanged')]
  const refused = outcome.results.filter((one) => one.outcome === 'refused')
  // The button that was pressed is gone; what happened is read next.
  useEffect(() => panel.current?.focus(), [])
  return (
    <Alert
      ref={panel}
      tabIndex={-1}
      color={refused.length > 0 ? 'gold' : 'green'}
      icon={
        refused.length > 0 ? (
          <IconAlertTriangle size="1.25rem" aria-hidden />
        ) : (
          <IconCheck size="1.25rem" aria-hidden />
        )
      }
      title={
        done + refused.length === 0
          ? t('bulk.nothing')
          : t(outcome.isUndo ? 'bulk.undone' : `bulk.done.${outcome.action}`, { count: done })
      }
      withCloseButton
      closeButtonLabel={t('bulk.close')}
      onClose={onClose}
    >
      {unchanged > 0 && <Text size="sm">{t('bulk.unchanged', { count: unchanged })}</Text>}
      {refused.length > 0 && (
        <>
          <Text size="sm">{t('bulk.refused', { count: refused.length })}</Text>
          <ul className={styles.refused}>
            {refused.map((result) => (
              <Refused key={result.id} result={result} />
            ))}
          </ul>
        </>
      )}
      {outcome.undo.length > 0 && (
        <Group mt="xs">
          <ActionButton
            size="compact-md"
            variant="default"
            disabled={isBusy}
            leftSection={<IconArrowBackUp size="1rem" aria-hidden />}
            onClick={onUndo}
          >
            {t('bulk.undo')}
          </ActionButton>
        </Group>
      )}
    </Alert>
  )
}

function Refused({ result }: { result: ItemChangeResult }) {
  const t = useText()
  const inTheWay = [...byNeed(result.inTheWay)]
  const wordsOf = useRefusalWords()
  const reasons = inTheWay.length > 0 ? [] : wordsOf(result)
  const title = result.title || t('table.untitled')
  const [first] = result.problems
  const handed = first && ({ language: first.language, problems: first.fields } satisfies HandedProblems)
  return (
    <li>
      {result.kind ? (
        <Anchor
          component={Link}
          to={itemPath({ kind: result.kind, id: result.id })}
          state={handed}
          size="sm"
          lang={result.titleLanguage ?? undefined}
        >
          {title}
        </Anchor>
      ) : (
        <Text component="span" size="sm">
          {title}
        </Text>
      )}
      {inTheWay.map(([need, items]) => (
        <Text key={need} size="sm">
          <WithItems
            words={(titles) =>
              result.code === 'item.not_ready'
                ? t('bulk.refusal.notReady', { titles })
                : t(`bulk.refusal.inUse.${need}`, { titles })
            }
            items={items}
          />
        </Text>
      ))}
      {reasons.map((reason) => (
        <Text key={reason} size="sm">
          {reason}
        </Text>
      ))}
    </li>
  )
}
