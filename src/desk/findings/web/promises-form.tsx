import { Button, Stack, Textarea } from '@mantine/core'
import { useRef, type RefObject } from 'react'
import type { Promises } from '../contract.ts'
import { languages, type Language } from '#platform/languages.ts'
import { labelled } from '#platform/punctuation.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import { SaveState } from '#ui/web/admin/save-state.tsx'
import { SessionOver } from '#ui/web/admin/session/session-over.tsx'
import { leadToSignIn, useHold, useWriter } from '#ui/web/admin/session/use-writer.ts'
import { TheirsAlert } from '#ui/web/admin/theirs-alert.tsx'
import { LeaveGuard } from '../../drafts/web/leave-guard.tsx'
import { useText } from '../../web/text.ts'
import styles from './promises-form.module.css'
import { usePromisesDraft } from './use-promises-draft.ts'

/** Both lists side by side, one phrase a line. */
export function PromisesForm({ stored }: { stored: Promises }) {
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  const draft = usePromisesDraft(stored)
  const { writer, save, keepMine } = useOwnSaving(draft, form)
  return (
    <form
      ref={form}
      noValidate
      data-writing
      onSubmit={(event) => {
        // Not that of the dialog in which they sign in again.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        void save()
      }}
    >
      <Stack>
        <SaveState
          isChanged={draft.isChanged}
          words={t(!draft.isChanged ? 'save.saved' : writer.isOwn ? 'save.dirty' : 'promises.ended')}
        >
          <ActionButton
            type="submit"
            isBusy={draft.isSaving}
            variant={draft.isChanged ? 'filled' : 'default'}
          >
            {t('promises.save')}
          </ActionButton>
          <SessionOver writer={writer} of="settings" />
        </SaveState>
        {draft.theirs && (
          <TheirsAlert
            title={t('promises.conflict')}
            text={t('promises.conflictText')}
            theirs={{ label: t('promises.takeTheirs'), onTake: draft.takeTheirs }}
            mine={{ label: t('promises.keepMine'), onKeep: keepMine }}
          />
        )}
        <div className={styles.lists}>
          {languages.map((language) => (
            <PhrasesField key={language} language={language} draft={draft} />
          ))}
        </div>
      </Stack>
      <LeaveGuard isUnsaved={() => draft.isChanged} onSave={save} />
    </form>
  )
}

type Draft = ReturnType<typeof usePromisesDraft>

/** Saves for whoever typed it, and keeps the page until then. */
function useOwnSaving(draft: Draft, form: RefObject<HTMLFormElement | null>) {
  const writer = useWriter()
  useHold(draft.isChanged)
  const isOwn = () => {
    if (!writer.isOwn) leadToSignIn(form.current)
    return writer.isOwn
  }
  const save = async (): Promise<boolean> => isOwn() && draft.save()
  return { writer, save, keepMine: () => void (isOwn() && draft.keepMine()) }
}

interface PhrasesProps {
  language: Language
  draft: Draft
}

/** The phrases of one language, and the way back to those that came with the site. */
function PhrasesField({ language, draft }: PhrasesProps) {
  const t = useText()
  const own = useLanguage().language
  const name = t(`language.${language}`)
  return (
    <Stack gap="xs">
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
        aria-label={labelled(t('promises.restore'), name, own)}
        onClick={() => draft.restore(language)}
      >
        {t('promises.restore')}
      </Button>
    </Stack>
  )
}
