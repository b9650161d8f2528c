import { CloseButton, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useText } from '../text.ts'
import { useAddress } from '../use-address.ts'

/** A search box whose words are in the address as `q`, a moment after the last key. */
export function SearchField({ label }: { label: string }) {
  const t = useText()
  const address = useAddress()
  const field = useRef<HTMLInputElement>(null)
  const asked = address.read('q')
  const [words, setWords] = useState<string>(asked)
  const [lastAsked, setLastAsked] = useState<string>(asked)
  const [seen, setSeen] = useState(asked)
  const search = useDebouncedCallback((words: string) => {
    setLastAsked(words)
    address.set({ q: words })
  }, 300)
  if (asked !== seen) {
    setSeen(asked)
    // Somebody went back, or cleared the filters.
    if (asked !== lastAsked) {
      setLastAsked(asked)
      setWords(asked)
    }
  }
  const change = (words: string) => {
    setWords(words)
    search(words.trim())
  }
  const clear = () => {
    change('')
    // The button goes away with the words.
    field.current?.focus()
  }
  return (
    <TextInput
      ref={field}
      type="search"
      label={label}
      value={words}
      maxLength={100}
      onChange={(event) => change(event.currentTarget.value)}
      leftSection={<IconSearch size="1.125rem" aria-hidden />}
      rightSection={words && <CloseButton aria-label={t('search.clear')} onClick={clear} />}
    />
  )
}
