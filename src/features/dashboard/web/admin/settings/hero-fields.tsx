import { mostHeroTitleLength, mostHeroTextLength } from '../../../lengths.ts'
import type { SiteSettings } from '../../../contract.ts'
import { BothLanguages } from './both-languages.tsx'
import { SettingsGroup } from './settings-group.tsx'
import { useText } from '../text.ts'

interface Props {
  value: SiteSettings['hero']
  onChange: (value: SiteSettings['hero']) => void
}

/** The words at the top of the home page. */
export function HeroFields({ value, onChange }: Props) {
  const t = useText()
  return (
    <SettingsGroup title={t('hero')} about={t('hero.about')}>
      <BothLanguages
        label={t('hero.title')}
        value={value.title}
        most={mostHeroTitleLength}
        onChange={(title) => onChange({ ...value, title })}
      />
      <BothLanguages
        label={t('hero.text')}
        value={value.text}
        most={mostHeroTextLength}
        isLong
        onChange={(text) => onChange({ ...value, text })}
      />
    </SettingsGroup>
  )
}
