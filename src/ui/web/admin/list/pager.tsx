import { Button, Group, Text } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useText } from '../text.ts'
import { useAddress } from '../use-address.ts'

/** Goes to the previous and next page of a list; the page is in the address. */
export function Pager({ page, hasNext, pages }: { page: number; hasNext: boolean; pages?: number }) {
  const t = useText()
  const address = useAddress()
  if (page === 1 && !hasNext) return null
  const goTo = (page: number) => {
    address.set({ page: page === 1 ? '' : String(page) })
    window.scrollTo({ top: 0 })
  }
  return (
    <Group component="nav" aria-label={t('pager.label')} justify="center">
      <Button
        variant="default"
        disabled={page === 1}
        onClick={() => goTo(page - 1)}
        leftSection={<IconChevronLeft size="1.125rem" aria-hidden />}
      >
        {t('pager.previous')}
      </Button>
      <Text aria-current="page">
        {pages ? t('pager.pageOf', { page, pages }) : t('pager.page', { page })}
      </Text>
      <Button
        variant="default"
        disabled={!hasNext}
        onClick={() => goTo(page + 1)}
        rightSection={<IconChevronRight size="1.125rem" aria-hidden />}
      >
        {t('pager.next')}
      </Button>
    </Group>
  )
}
