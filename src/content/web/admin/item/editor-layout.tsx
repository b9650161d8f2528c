import { Button, SegmentedControl } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconAdjustments } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { languages } from '#platform/languages.ts'
import { useText } from '../text.ts'
import styles from './item.module.css'

type Part = (typeof languages)[number] | 'settings'

/** Both languages side by side with the settings beside them; on a narrow screen one of the three at a time. All stay mounted. */
export function EditorLayout({ editions, settings }: { editions: ReactNode[]; settings: ReactNode }) {
  const t = useText()
  const isWide = useMediaQuery('(min-width: 68rem)', undefined, { getInitialValueInEffect: false })
  const isRoomy = useMediaQuery('(min-width: 100rem)', undefined, { getInitialValueInEffect: false })
  const [part, setPart] = useState<Part>('en')
  const [isOpen, setOpen] = useState<boolean>()
  const areSettingsOpen = isOpen ?? isRoomy
  const shows = (one: Part) => (isWide ? one !== 'settings' || areSettingsOpen : part === one)
  return (
    <div>
      {isWide ? (
        <Button
          variant="default"
          mb="md"
          leftSection={<IconAdjustments size={18} aria-hidden />}
          aria-expanded={areSettingsOpen}
          onClick={() => setOpen(!areSettingsOpen)}
        >
          {t(areSettingsOpen ? 'item.hideSettings' : 'item.showSettings')}
        </Button>
      ) : (
        <SegmentedControl
          fullWidth
          bg="var(--sand)"
          mb="md"
          aria-label={t('item.part')}
          value={part}
          onChange={(value) => setPart(partOf(value))}
          data={[
            ...languages.map((language) => ({ value: language, label: t(`language.${language}`) })),
            { value: 'settings', label: t('item.settings') },
          ]}
        />
      )}
      <div className={styles.layout}>
        {languages.map((language, index) => (
          <div key={language} hidden={!shows(language)} className={styles.part}>
            {editions[index]}
          </div>
        ))}
        <div hidden={!shows('settings')} className={styles.settings}>
          {settings}
        </div>
      </div>
    </div>
  )
}

function partOf(value: string): Part {
  return value === 'am' || value === 'settings' ? value : 'en'
}
