import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { mostVideoSeconds } from '../../../course-choices.ts'
import { useText } from '../text.ts'

interface Props {
  id: string
  seconds: number | null
  onChange: (seconds: number | null) => void
}

/** Minutes and seconds, as players show them. */
export function LengthField({ id, seconds, onChange }: Props) {
  const t = useText()
  const [words, setWords] = useState(() => toWords(seconds))
  // What comes from elsewhere, such as an earlier version, is shown; what is being typed stays.
  const [known, setKnown] = useState(seconds)
  if (known !== seconds) {
    setKnown(seconds)
    if (toSeconds(words) !== seconds) setWords(toWords(seconds))
  }
  return (
    <TextInput
      id={id}
      label={t('video.length')}
      description={t('video.lengthHelp')}
      inputMode="numeric"
      value={words}
      error={words.trim() !== '' && toSeconds(words) === null && t('video.lengthWrong')}
      onChange={({ currentTarget: { value } }) => {
        setWords(value)
        const given = toSeconds(value)
        setKnown(given)
        onChange(given)
      }}
    />
  )
}

function toWords(seconds: number | null): string {
  return seconds === null ? '' : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

function toSeconds(words: string): number | null {
  const [, minutes, seconds] = /^(\d{1,3}):([0-5]\d)$/.exec(words.trim()) ?? []
  const length = Number(minutes) * 60 + Number(seconds)
  return length >= 1 && length <= mostVideoSeconds ? length : null
}
