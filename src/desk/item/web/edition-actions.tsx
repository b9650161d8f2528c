import { Button, Group, Menu } from '@mantine/core'
import { IconChevronDown, IconEye } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import type { Edition, Item } from '#content/contract.ts'
import type { Language } from '#platform/languages.ts'
import { loadChunk } from '#platform/web/late/lazy.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import { NextFocus } from '#ui/web/next-focus.tsx'
import { PublishButton } from '../../findings/web/publish-button.tsx'
import { useOpenPreview } from '../../preview/web/use-open-preview.ts'
import { useText } from '../../web/text.ts'
import { EditionMenu } from './edition-menu.tsx'
import { Schedule } from './schedule/schedule.tsx'
import { WhichPublication } from './schedule/which-publication.tsx'
import type { EditionDraft } from '../../drafts/web/use-edition-draft.ts'
import { useEditionSteps, type EditionSteps, type Saved } from '../../drafts/web/use-edition-steps.ts'

const HistoryDrawer = lazy(async () => ({
  default: (await loadChunk(() => import('../../revisions/web/history-drawer.tsx'))).HistoryDrawer,
}))

type Dialog = 'schedule' | 'move' | 'history' | 'which'

/** Save, publish and look at one language. */
export function EditionActions({ item, draft, shared }: { item: Item; draft: EditionDraft; shared: Saved }) {
  const t = useText()
  const steps = useEditionSteps(item, draft, shared)
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const preview = useOpenPreview(item, draft.language, [shared, { save: () => draft.save({ keep: false }) }])
  const { edition, state } = draft
  const language = t(`language.${draft.language}`)
  const isOut = edition?.state === 'published'
  const hasNews = !isOut || edition.isChanged || state !== 'saved'
  return (
    <Group gap="xs">
      <ActionButton
        variant="default"
        aria-label={t('save.in', { language })}
        isBusy={steps.busy === 'save'}
        onClick={() => void steps.save()}
      >
        {t('save.one')}
      </ActionButton>
      {hasNews && (
        <NextFocus findNext={menuBeside}>
          <PublishButton
            item={item}
            draft={draft}
            shared={shared}
            label={t(publishKey(edition?.state), { language })}
            isBusy={steps.busy === 'publish'}
            onPublish={(seen) => void steps.publish({ seen })}
          />
        </NextFocus>
      )}
      <ActionButton
        variant="default"
        leftSection={<IconEye size="1.125rem" aria-hidden />}
        aria-label={t('preview.in', { language })}
        isBusy={preview.isOpening}
        onClick={() => void preview.open()}
      >
        {t('preview.open')}
      </ActionButton>
      <MoreMenu item={item} edition={edition} language={draft.language} steps={steps} onOpen={setDialog} />
      {dialog === 'history' && (
        <Suspense>
          <HistoryDrawer item={item} draft={draft} steps={steps} onClose={() => setDialog(null)} />
        </Suspense>
      )}
      {dialog === 'which' && <Which draft={draft} steps={steps} onClose={() => setDialog(null)} />}
      {(dialog === 'schedule' || dialog === 'move') && (
        <Schedule
          item={item}
          draft={draft}
          shared={shared}
          steps={steps}
          isMove={dialog === 'move'}
          onClose={() => setDialog(null)}
        />
      )}
    </Group>
  )
}

interface WhichProps {
  draft: EditionDraft
  steps: EditionSteps
  onClose: () => void
}

function Which({ draft, steps, onClose }: WhichProps) {
  const [busy, setBusy] = useState<'both' | 'schedule' | null>(null)
  const run = (what: 'both' | 'schedule', step: () => Promise<void>) => () => {
    setBusy(what)
    void step().then(onClose)
  }
  return (
    <WhichPublication
      language={draft.language}
      publishAt={draft.edition?.publishAt ?? 0}
      busy={busy}
      onUnpublish={run('both', steps.withdraw)}
      onCancelSchedule={run('schedule', steps.cancelSchedule)}
      onClose={onClose}
    />
  )
}

interface MoreMenuProps {
  item: Item
  edition: Edition | undefined
  language: Language
  steps: EditionSteps
  onOpen: (dialog: Dialog) => void
}

function MoreMenu({ item, edition, steps, onOpen, ...props }: MoreMenuProps) {
  const t = useText()
  const language = t(`language.${props.language}`)
  return (
    <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false} returnFocus>
      <Menu.Target>
        <Button
          variant="default"
          aria-label={t('item.moreIn', { language })}
          rightSection={<IconChevronDown size="1.125rem" aria-hidden />}
        >
          {t('item.more')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <EditionMenu
          item={item}
          edition={edition}
          steps={steps}
          onSchedule={() => onOpen('schedule')}
          onMove={() => onOpen('move')}
          onHistory={() => onOpen('history')}
          onAskWhich={() => onOpen('which')}
        />
      </Menu.Dropdown>
    </Menu>
  )
}

/** Once everything is published there is nothing to publish; what else can be done stands beside it. */
function menuBeside(button: HTMLElement): HTMLElement | null {
  return button.parentElement?.querySelector<HTMLElement>('[aria-haspopup=menu]') ?? null
}

function publishKey(state: string | undefined) {
  if (state === 'published') return 'publish.changesIn'
  return state === 'scheduled' ? 'publish.nowIn' : 'publish.in'
}
