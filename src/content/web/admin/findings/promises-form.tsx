import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { Promises } from '#content/findings-contract.ts'
import { languages } from '#platform/languages.ts'
import { SaveState } from '#ui/web/admin/save-state.tsx'
import { LeaveGuard } from '../item/leave-guard.tsx'
import { useText } from '../text.ts'
import styles from './promises-form.module.css'
import { usePromisesDraft } from './use-promises-draft.ts'

/** Both lists side by side, one phrase a line. */
export function PromisesForm({ stored }: { stored: Promises }) {
  const t = useText()
  const draft = usePromisesDraft(stored)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void draft.save()
      }}
    >
      <Stack>
        <SaveState isChanged={draft.isChanged} words={t(draft.isChanged ? 'save.dirty' : 'save.saved')}>
          <Button type="submit" loading={draft.isSaving} variant={draft.isChanged ? 'filled' : 'default'}>
            {t('promises.save')}
          </Button>
        </SaveState>
        {draft.theirs && (
          <Alert
            color="red"
            role="alert"
            icon={<IconAlertTriangle aria-hidden />}
            title={t('promises.conflict')}
          >
            <Stack gap="sm" align="start">
              <Text size="sm">{t('promises.conflictText')}</Text>
              <Group>
                <Button variant="default" onClick={draft.takeTheirs}>
                  {t('promises.takeTheirs')}
                </Button>
                <Button onClick={draft.keepMine}>{t('promises.keepMine')}</Button>
              </Group>
            </Stack>
          </Alert>
        )}
        <div className={styles.lists}>
          {languages.map((language) => {
            const name = t(`language.${language}`)
            return (
              <Stack key={language} gap="xs">
                <Textarea
                  autosize
                  minRows={12}
                  maxRows={30}
                  lang={language}
                  label={t('promises.in', { language: name })}
                  description={t('promises.help')}
                  error={draft.isTooLong(language) && t('problem.too_long')}
                  value={draft.lines[language]}
                  onChange={(event) => draft.change(language, event.currentTarget.value)}
                />
                <Button
                  variant="default"
                  style={{ alignSelf: 'start' }}
                  aria-label={`${t('promises.restore')}: ${name}`}
                  onClick={() => draft.restore(language)}
                >
                  {t('promises.restore')}
                </Button>
              </Stack>
            )
          })}
        </div>
      </Stack>
      <LeaveGuard isUnsaved={() => draft.isChanged} onSave={draft.save} />
    </form>
  )
}
