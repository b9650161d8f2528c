import { Alert, Button, Group, Text } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useEffect } from 'react'
import { paths } from '#platform/paths.ts'
import { useSession } from '#platform/web/session.ts'
import { useText } from '../text.ts'

/** While somebody writes, administrators were asked for a second factor: says why nothing is saved, and where to set one up. It goes once that is done. */
export function FactorWanted() {
  const t = useText()
  const { refresh } = useSession()
  useEffect(() => {
    const look = () => {
      if (!document.hidden) refresh().catch(() => {})
    }
    document.addEventListener('visibilitychange', look)
    window.addEventListener('focus', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('focus', look)
    }
  }, [refresh])
  return (
    <Alert
      color="red"
      icon={<IconLock size="1.25rem" aria-hidden />}
      title={t('ended.factor')}
      role="alert"
      w="100%"
      data-ended
    >
      <Group gap="sm" justify="space-between">
        <Text size="sm" flex="1 1 16rem">
          {t('ended.factorText')}
        </Text>
        <Button component="a" href={paths.profile} target="_blank" rel="noreferrer">
          {t('ended.factorSetUp')}
        </Button>
      </Group>
    </Alert>
  )
}
