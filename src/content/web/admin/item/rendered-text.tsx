import { Skeleton, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { EditionText } from '#content/contract.ts'
import type { Language } from '#platform/languages.ts'
import { useApi } from '#platform/web/query-client.ts'
import { LoadFailure } from '#ui/web/admin/load-failure.tsx'
import { ArticleBody } from '../../article-body.tsx'

/** A text as readers would see it, rendered by the server. */
export function RenderedText({
  itemId,
  language,
  text,
}: {
  itemId: string
  language: Language
  text: EditionText
}) {
  const api = useApi()
  const path = `/api/admin/items/${itemId}/editions/${language}/preview`
  const preview = useQuery({
    queryKey: [path, text],
    queryFn: () => api.send<{ html: string }>('POST', path, { text }),
    gcTime: 0,
  })
  return (
    <Stack lang={language}>
      <Title order={3} size="h2">
        {text.title}
      </Title>
      {text.excerpt && <Text c="dimmed">{text.excerpt}</Text>}
      {preview.isError && <LoadFailure error={preview.error} onRetry={preview.refetch} />}
      {preview.isPending && <Skeleton height={240} />}
      {preview.data && <ArticleBody article={{ html: preview.data.html, language }} />}
    </Stack>
  )
}
