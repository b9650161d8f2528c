import { useChange } from '#ui/web/admin/use-change.ts'

/** Puts an item among the featured ones, or takes it away. */
export function useFeature(onDone?: () => void) {
  return useChange<{ id: string; featured: boolean }>(
    async (api, { id, featured }) => {
      const { version } = await api.get('/api/admin/items/{id}', { path: { id } })
      await api.patch('/api/admin/items/{id}', { path: { id }, body: { version, featured } })
    },
    { refreshes: ['/api/highlights', '/api/admin/featured-items', '/api/admin/items'], onDone },
  )
}
