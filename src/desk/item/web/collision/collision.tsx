import { Alert, Button, Group, Text, Title } from '@mantine/core'
import { IconArrowsJoin } from '@tabler/icons-react'
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import type { Editor } from '@tiptap/react'
import type { Edition } from '#content/contract.ts'
import { useDates } from '#platform/web/i18n.ts'
import { useSession } from '#platform/web/session.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import { shownKeys } from '../../../editor/web/shown-keys.ts'
import { useText } from '../../../web/text.ts'
import type { Meeting } from '../../../drafts/web/machine/draft-state.ts'
import { textOf } from '../../../drafts/web/edition-text.ts'
import type { EditionDraft } from '../../../drafts/web/use-edition-draft.ts'
import { ClashPlace } from './clash-place.tsx'
import styles from '../../../choices/web/choices.module.css'
import { mergeTexts, type Choice, type TextClash } from '../../../drafts/web/merging/merge-texts.ts'
import { useChoices } from './use-choices.ts'

interface Props {
  draft: EditionDraft
  editor: Editor | null
}

/**
 * When somebody else saved the text that is being written: at the foot of its panel, so that no line moves and the focus stays
 * where it is. What was joined is told, what both changed is chosen. Screen readers hear of it once.
 */
export function Collision({ draft, editor }: Props) {
  const t = useText()
  const { meeting, joined } = draft
  const words = useWho(meeting?.theirs ?? joined, draft)
  return (
    <>
      <output className="visually-hidden">
        {words && `${words.title} ${t(meeting ? 'conflict.announce' : 'conflict.joined')}`}
      </output>
      {meeting && words && <Choosing draft={draft} editor={editor} meeting={meeting} words={words} />}
      {!meeting && joined && words && <Joined draft={draft} editor={editor} words={words} />}
    </>
  )
}

function Joined({ draft, editor, words }: Props & { words: Words }) {
  const t = useText()
  const note = useRef<HTMLDivElement>(null)
  useRoomBelow(editor, note)
  return (
    <Alert
      ref={note}
      className={styles.joined}
      color="green"
      role="note"
      icon={<IconArrowsJoin size="1.25rem" aria-hidden />}
      title={words.title}
      withCloseButton
      closeButtonLabel={t('conflict.close')}
      onClose={() => {
        draft.closeJoined()
        // The button goes with the note; the text is where the work goes on.
        editor?.view.focus()
      }}
    >
      <Text size="sm">{t('conflict.joined')}</Text>
    </Alert>
  )
}

interface Words {
  title: string
  who: string
}

function Choosing({ draft, editor, meeting, words }: Props & { meeting: Meeting; words: Words }) {
  const t = useText()
  const dates = useDates()
  const bar = useRef<HTMLElement>(null)
  const [isOpen, setOpen] = useState(() => window.matchMedia('(min-width: 48rem)').matches)
  const { text } = draft
  const { clashes } = useMemo(
    () => mergeTexts({ base: meeting.base, mine: text, theirs: textOf(meeting.theirs) }),
    [meeting, text],
  )
  const choices = useChoices(draft, clashes)
  const { left, choose } = choices
  useRoomBelow(editor, bar)
  const byHand = (places: readonly TextClash[], choice: Choice) => {
    // The button goes with the bar; the text is where the work goes on.
    const isLast = choose(places, choice)
    if (isLast) editor?.view.focus()
    return isLast
  }
  const region = t('conflict.region', { language: t(`language.${draft.language}`) })
  return (
    <section ref={bar} className={styles.bar} aria-label={region} data-collision>
      <div className={styles.head}>
        <div>
          <Title order={3}>{words.title}</Title>
          <Text size="sm">
            {t('conflict.text', { count: left.length, time: dates.dateTime(meeting.theirs.updatedAt) })}
          </Text>
        </div>
        <Button variant="default" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'conflict.hide' : 'conflict.show')}
        </Button>
      </div>
      {isOpen && (
        <Places clashes={clashes} draft={draft} who={words.who} choices={{ ...choices, choose: byHand }} />
      )}
    </section>
  )
}

interface PlacesProps {
  clashes: readonly TextClash[]
  draft: EditionDraft
  who: string
  choices: ReturnType<typeof useChoices>
}

/** Each place that both changed, to be chosen one by one or all at once. */
function Places({ clashes, draft, who, choices }: PlacesProps) {
  const t = useText()
  const { left, choiceOf, choose, isBusy } = choices
  return (
    <>
      <Text size="sm" c="dimmed">
        {t('conflict.keys', {
          mine: shownKeys('Alt+Shift+1'),
          theirs: shownKeys('Alt+Shift+2'),
          both: shownKeys('Alt+Shift+3'),
        })}
      </Text>
      <ol className={styles.places}>
        {clashes.map((clash) => (
          <ClashPlace
            key={clash.id}
            clash={clash}
            language={draft.language}
            who={who}
            choice={choiceOf(clash)}
            onChoose={(choice) => choose([clash], choice)}
          />
        ))}
      </ol>
      {clashes.length > 1 && (
        <Group gap="xs">
          <ActionButton
            size="compact-md"
            variant="subtle"
            isBusy={isBusy}
            onClick={() => choose(left, 'mine')}
          >
            {t('conflict.restMine')}
          </ActionButton>
          <ActionButton
            size="compact-md"
            variant="subtle"
            isBusy={isBusy}
            onClick={() => choose(left, 'theirs')}
          >
            {t('conflict.restTheirs')}
          </ActionButton>
        </Group>
      )}
    </>
  )
}

/** Who saved, in words: a colleague, or the same person in another tab. */
function useWho(edition: Edition | undefined, { language }: EditionDraft): Words | undefined {
  const t = useText()
  const { user } = useSession()
  if (!edition) return undefined
  const names = { language: t(`language.${language}`) }
  if (user && edition.updatedBy === user.uid)
    return { title: t('conflict.titleOwn', names), who: t('conflict.theirsOwn') }
  const who = edition.updatedByName ?? t('conflict.somebody')
  return { title: t('conflict.title', { ...names, who }), who: t('conflict.theirs', { who }) }
}

/** Keeps the line that is being typed above the bar. */
function useRoomBelow(editor: Editor | null, bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!editor || editor.isDestroyed || !bar.current) return
    const watch = new ResizeObserver(([entry]) => {
      const bottom = (entry?.borderBoxSize[0]?.blockSize ?? 0) + 16
      const room = { top: 0, left: 0, right: 0, bottom }
      if (!editor.isDestroyed) editor.view.setProps({ scrollThreshold: room, scrollMargin: room })
    })
    watch.observe(bar.current)
    return () => {
      watch.disconnect()
      if (!editor.isDestroyed) editor.view.setProps({ scrollThreshold: 0, scrollMargin: 5 })
    }
  }, [editor, bar])
}
