import { Anchor, SegmentedControl, Skeleton, Text } from '@mantine/core'
import { useId } from 'react'
import { useQuery } from '#platform/web/answers/queries.ts'
import { Link } from '#platform/web/router/links.tsx'
import { useParams } from '#platform/web/router/router.ts'
import { itemPath } from '#desk/web/kinds.ts'
import { PreviewLinks } from '#desk/preview/web/preview-links.tsx'
import { useText } from '#desk/web/text.ts'
import { isLanguage, languages, type Language } from '#platform/languages.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import { AdminPage } from '#ui/web/admin/admin-page.tsx'
import { LoadFailure } from '#ui/web/admin/load-failure.tsx'
import { useAddress } from '#ui/web/admin/use-address.ts'
import { Page } from '#ui/page/page.tsx'
import type { Scheme } from '#ui/scheme.ts'
import { InLanguage } from './preview/in-language.tsx'
import { PreviewFrame } from './preview/preview-frame.tsx'
import { PreviewView } from './preview/preview-view.tsx'
import styles from './preview/preview.module.css'

/** Screens that readers have, CSS pixels. */
const screens = { phone: [360, 740], tablet: [768, 1024], desktop: [1280, 800] } as const
const schemes = ['light', 'dark'] as const satisfies readonly Scheme[]

/** The saved draft as readers would see it: in either language, on any screen, light or dark. What is shown stands in the address. */
export function Component() {
  const t = useText()
  const own = useLanguage().language
  const { id = '' } = useParams()
  const { read, set } = useAddress()
  const wanted = read('in')
  const language = isLanguage(wanted) ? wanted : own
  const screen = keysOf(screens).find((one) => one === read('screen')) ?? 'phone'
  const scheme = schemes.find((one) => one === read('scheme')) ?? 'light'
  const preview = useQuery({
    ...apiQuery('/api/admin/items/{id}/preview', { path: { id }, query: { lang: language } }),
    staleTime: 0,
  })
  const article = preview.data?.article
  const title = article ? t('preview.of', { title: article.title }) : t('preview.open')
  const [width, height] = screens[screen]
  return (
    <AdminPage
      title={title}
      about={t('preview.about')}
      above={
        article && (
          <Anchor component={Link} to={itemPath({ kind: article.kind, id })} size="sm">
            {t('preview.back')}
          </Anchor>
        )
      }
      action={article && <PreviewLinks itemId={id} />}
    >
      <Choices language={language} screen={screen} scheme={scheme} onChoose={set} />
      {preview.isError && <LoadFailure error={preview.error} onRetry={preview.refetch} />}
      {preview.isPending && <Skeleton height={480} />}
      {preview.data && (
        <PreviewFrame {...{ title, language, scheme, width, height }}>
          <InLanguage language={language}>
            <Page>
              <PreviewView preview={preview.data} />
            </Page>
          </InLanguage>
        </PreviewFrame>
      )}
    </AdminPage>
  )
}

interface ChoicesProps {
  language: Language
  screen: keyof typeof screens
  scheme: Scheme
  onChoose: (choice: Record<string, string>) => void
}

/** In which language, on which screen, light or dark. */
function Choices({ language, screen, scheme, onChoose }: ChoicesProps) {
  const t = useText()
  return (
    <div className={styles.bar}>
      <Choice
        label={t('preview.language')}
        value={language}
        options={languages.map((value) => ({ value, label: t(`language.${value}.own`) }))}
        onChange={(value) => onChoose({ in: value })}
      />
      <Choice
        label={t('preview.screen')}
        value={screen}
        options={keysOf(screens).map((value) => ({ value, label: t(`preview.screen.${value}`) }))}
        onChange={(value) => onChoose({ screen: value })}
      />
      <Choice
        label={t('preview.scheme')}
        value={scheme}
        options={schemes.map((value) => ({ value, label: t(`preview.scheme.${value}`) }))}
        onChange={(value) => onChoose({ scheme: value })}
      />
    </div>
  )
}

interface ChoiceProps {
  label: string
  value: string
  options: { value: string; label: string }[]
  onChange: (value: string) => void
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <div className={styles.choice}>
      <Text id={id} size="sm" fw={600}>
        {label}
      </Text>
      <SegmentedControl
        aria-labelledby={id}
        bg="var(--sand)"
        value={value}
        data={options}
        onChange={onChange}
      />
    </div>
  )
}

/** The keys of a constant record, with their names kept. */
function keysOf<K extends string>(record: Record<K, unknown>): K[] {
  return Object.keys(record) as K[]
}
