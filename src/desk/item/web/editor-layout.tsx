import { Button, Group, SegmentedControl } from '@mantine/core'
import { IconAdjustments } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { languages } from '#platform/languages.ts'
import { useText } from '../../web/text.ts'
import styles from './item.module.css'
import type { EditorParts, Part } from './use-editor-parts.ts'

interface Props {
  parts: EditorParts
  editions: ReactNode[]
  settings: ReactNode
  /** Beside the button for the settings, where both texts are in sight. */
  tools?: ReactNode
}

/** Both languages side by side with the settings beside them; on a narrow screen one of the three at a time. All stay mounted. */
export function EditorLayout({ parts, editions, settings, tools }: Props) {
  const t = useText()
  const { isWide, part, areSettingsOpen, shows, waiting, setPart, holdPart, setOpen, settings: area } = parts
  return (
    <div>
      {isWide ? (
        <Group gap="xs" mb="md">
          <Button
            variant="default"
            leftSection={<IconAdjustments size="1.125rem" aria-hidden />}
            aria-expanded={areSettingsOpen}
            onClick={() => setOpen(!areSettingsOpen)}
          >
            {t(areSettingsOpen ? 'item.hideSettings' : 'item.showSettings')}
          </Button>
          {tools}
        </Group>
      ) : (
        <SegmentedControl
          fullWidth
          bg="var(--sand)"
          mb="md"
          aria-label={t('item.part')}
          value={part}
          onChange={(value) => setPart(partOf(value))}
          data={[
            ...languages.map((language) => ({
              value: language,
              label: waiting.includes(language) ? (
                <>
                  {t(`language.${language}`)}
                  <span className={styles.waiting} />
                  <span className="visually-hidden"> {t('item.partWaits')}</span>
                </>
              ) : (
                t(`language.${language}`)
              ),
            })),
            { value: 'settings', label: t('item.settings') },
          ]}
        />
      )}
      <div className={styles.layout} onFocus={holdPart}>
        {languages.map((language, index) => (
          <div key={language} hidden={!shows(language)} className={styles.part}>
            {editions[index]}
          </div>
        ))}
        <div ref={area} hidden={!shows('settings')} className={styles.settings}>
          {settings}
        </div>
      </div>
    </div>
  )
}

function partOf(value: string): Part {
  return value === 'am' || value === 'settings' ? value : 'en'
}
