import { Skeleton, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '#platform/web/answers/queries.ts'
import type { Limit, LimitGroup } from '#features/dashboard/limits/contract.ts'
import { formatNumber } from '#platform/messages.ts'
import type { Language } from '#platform/languages.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import { AdminPage } from '#ui/web/admin/admin-page.tsx'
import { LoadFailure } from '#ui/web/admin/load-failure.tsx'
import styles from './limits.module.css'
import { useText } from './text.ts'

const groups = ['requests', 'passwords', 'sessions', 'sizes', 'keeping', 'connections'] as const

/** The limits that are in force, and what each is good for. */
export function Component() {
  const t = useText()
  const list = useQuery(apiQuery('/api/admin/limits'))
  return (
    <AdminPage title={t('limits.title')} about={t('limits.about')}>
      {list.isError && <LoadFailure error={list.error} onRetry={list.refetch} />}
      {list.isPending && <Skeleton height={420} aria-busy />}
      {list.data &&
        groups.map((group) => (
          <Group key={group} group={group} limits={list.data.items.filter((one) => one.group === group)} />
        ))}
    </AdminPage>
  )
}

function Group({ group, limits }: { group: LimitGroup; limits: Limit[] }) {
  const t = useText()
  const shared = sharedSetting(limits)
  return (
    <section aria-labelledby={`limits-${group}`}>
      <Stack gap="xs">
        <Title order={2} size="h3" id={`limits-${group}`}>
          {t(`limits.${group}`)}
        </Title>
        <Text c="dimmed">
          {t(`limits.${group}.why`)} {shared && t('limits.shared', { setting: shared })}
        </Text>
        <dl className={styles.list}>
          {limits.map((limit) => (
            <div key={limit.name}>
              <dt>{t(`limit.${limit.name}`)}</dt>
              <Value limit={limit} isNamed={!shared} />
            </div>
          ))}
        </dl>
      </Stack>
    </section>
  )
}

/** One setting that changes all of them is named once. */
function sharedSetting([first, ...others]: Limit[]): string | null {
  const setting = first?.setting ?? null
  return others.every((one) => one.setting === setting) ? setting : null
}

function Value({ limit, isNamed }: { limit: Limit; isNamed: boolean }) {
  const t = useText()
  const { language } = useLanguage()
  const time = (seconds: number): string => {
    const [unit, length] = units.find(([, length]) => seconds % length === 0) ?? units[3]
    return t(`limits.${unit}`, { count: seconds / length })
  }
  const amount =
    limit.unit === 'bytes'
      ? limitOfBytes(limit.value, language)
      : limit.unit === 'seconds'
        ? time(limit.value)
        : limit.unit === 'times'
          ? formatNumber(limit.value, language)
          : t(`limits.${limit.unit}`, { count: limit.value })
  return (
    <dd>
      <strong>
        {limit.perSeconds === null ? amount : t('limits.per', { amount, time: time(limit.perSeconds) })}
      </strong>
      {isNamed && limit.setting && <code>{limit.setting}</code>}
    </dd>
  )
}

/** As upload fields name them, in the units that they were set in: 10 MB, which counted by thousands are 10.5. */
function limitOfBytes(bytes: number, language: Language): string {
  const kilobytes = bytes / 1024
  return kilobytes < 1024
    ? `${formatNumber(Math.round(kilobytes), language)} KB`
    : `${formatNumber(Math.round(kilobytes / 1024), language)} MB`
}

const units = [
  ['days', 86_400],
  ['hours', 3600],
  ['minutes', 60],
  ['seconds', 1],
] as const
