import { Button, Group, NumberInput, Stack, Text, TextInput, Title } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { ActionButton } from '#ui/web/action-button.tsx'
import { useChange } from '#ui/web/admin/use-change.ts'
import { useReport } from '#ui/web/admin/use-report.tsx'
import { mostByLink } from '../../../course-choices.ts'
import type { MadeLink } from '../../../invitations/contract.ts'
import { within } from '../rules/opening-field.tsx'
import { useText } from '../text.ts'
import { changedReads } from './changed-reads.ts'
import { DaysField } from './days-field.tsx'

/** Makes a link that so many people can come by, and shows it this once. */
export function LinkForm({ courseId }: { courseId: string }) {
  const t = useText()
  const [most, setMost] = useState(20)
  const [days, setDays] = useState(30)
  const [link, setLink] = useState('')
  const make = useChange<void, MadeLink>(
    (api) =>
      api.post('/api/admin/courses/{id}/invitations', { path: { id: courseId }, body: { most, days } }),
    {
      refreshes: changedReads(courseId),
      onDone: ({ path }) => setLink(`${location.origin}${path}`),
    },
  )
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!make.isPending) make.mutate()
      }}
    >
      <Stack>
        <Title order={2} size="h3">
          {t('link.title')}
        </Title>
        <NumberInput
          label={t('link.most')}
          value={most}
          min={1}
          max={mostByLink}
          allowDecimal={false}
          onChange={(value) => setMost(within(value, mostByLink))}
        />
        <DaysField value={days} onChange={setDays} />
        <ActionButton type="submit" w="fit-content" isBusy={make.isPending}>
          {t('link.make')}
        </ActionButton>
        {link && <Made key={link} link={link} />}
      </Stack>
    </form>
  )
}

function Made({ link }: { link: string }) {
  const t = useText()
  const report = useReport()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  return (
    <>
      <Text component="output">{t('link.shownOnce')}</Text>
      <Group gap="xs" wrap="nowrap">
        <TextInput
          ref={field}
          aria-label={t('link.title')}
          value={link}
          readOnly
          style={{ flex: 1, minWidth: 0 }}
        />
        <Button
          variant="default"
          onClick={() => {
            void navigator.clipboard.writeText(link).then(() => report.done(t('link.copied')))
          }}
        >
          {t('link.copy')}
        </Button>
      </Group>
    </>
  )
}
