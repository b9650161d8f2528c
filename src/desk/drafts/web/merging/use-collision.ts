import { useState, type RefObject } from 'react'
import type { Edition, EditionText } from '#content/contract.ts'
import { countJoin, meetAt, standOn, type Meeting, type Writing } from '../writing.ts'
import { textOf } from '../edition-text.ts'
import { chosenText, mergeTexts, type Choices } from './merge-texts.ts'

interface Tools {
  writing: RefObject<Writing>
  /** Shows another text in place of the one that is being written. */
  show: (text: EditionText) => void
  onMet: () => void
}

/** What happens when somebody else saved the text that is being written here. */
export function useCollision({ writing, show, onMet }: Tools) {
  const [meeting, setMeeting] = useState<Meeting>()
  const [joined, setJoined] = useState<Edition>()

  const note = (meeting: Meeting | undefined) => {
    meetAt(writing.current, meeting)
    setMeeting(meeting)
  }

  /** Joins theirs to mine; false when something is left to choose, which waits for the editor. */
  const meet = (theirs: Edition): boolean => {
    const { current } = writing
    const base = current.meeting?.base ?? current.base
    const merged = mergeTexts({ base, mine: current.text, theirs: textOf(theirs) })
    if (merged.clashes.length > 0) {
      setJoined(undefined)
      note({ base, theirs })
      onMet()
      return false
    }
    note(undefined)
    setJoined(theirs)
    countJoin(current)
    standOn(current, theirs)
    show(chosenText(merged, new Map()))
    return true
  }

  return {
    meeting,
    /** Whose words were joined to the text by themselves, until the editor has read of it. */
    joined,
    closeJoined: () => setJoined(undefined),
    meet,
    /** The text as it was chosen. */
    chosen({ base, theirs }: Meeting, choices: Choices): EditionText {
      return chosenText(mergeTexts({ base, mine: writing.current.text, theirs: textOf(theirs) }), choices)
    },
    endMeeting: () => note(undefined),
  }
}
