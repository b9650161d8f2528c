import { Button, Group, Stack, Text } from '@mantine/core'
import { Dialog } from '#ui/web/admin/dialog.tsx'
import { BlockDifference } from '../../../revisions/web/block-difference.tsx'
import { Comparison } from '../../../revisions/web/comparison.tsx'
import { useText } from '../../../web/text.ts'
import type { DebtMarks } from './use-debt-marks.ts'
import type { Debt } from './use-translation-debt.ts'

/** What became of one block of the original since it was translated. */
export function DebtDialog({ debt, marks }: { debt: Debt; marks: DebtMarks }) {
  const t = useText()
  const { opened } = marks
  if (!opened) return null
  const resolve = () => {
    marks.resolve(opened)
    marks.close()
  }
  return (
    <Dialog size="48rem" title={marks.label(opened)} onClose={marks.close}>
      <Stack>
        <BlockDifference
          kind={opened.kind}
          before={'before' in opened ? opened.before : opened.kind === 'moved' ? opened.after : undefined}
          after={'after' in opened ? opened.after : undefined}
          language={debt.language}
        />
        <Text size="sm" c="dimmed">
          {t('debt.legend', { other: t(`language.${debt.language}`) })}
        </Text>
        <Group justify="end">
          <Button variant="default" onClick={marks.close}>
            {t('debt.later')}
          </Button>
          <Button variant={opened.kind === 'moved' ? 'default' : 'filled'} onClick={resolve}>
            {t('debt.settle')}
          </Button>
          {opened.kind === 'moved' && (
            <Button onClick={() => marks.move(opened)}>{t('debt.moveHere')}</Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  )
}

/** Everything in the original that changed since it was translated, its title and summary too. */
export function WholeDebtDialog({ debt, onClose }: { debt: Debt; onClose: () => void }) {
  const t = useText()
  const other = t(`language.${debt.language}`)
  return (
    <Dialog size="60rem" title={t('debt.whole', { other })} onClose={onClose}>
      {debt.earlier ? (
        <Comparison before={debt.earlier} after={debt.now} language={debt.language} />
      ) : (
        <Text>{t('debt.unknown', { other })}</Text>
      )}
    </Dialog>
  )
}
