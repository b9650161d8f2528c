import type { Language } from '#platform/languages.ts'
import { asProblem } from '#platform/web/answers/as-problem.ts'
import { ApiError, apiRequest } from '#platform/web/api-client.ts'

interface Order {
  itemIds: string[]
  from: Language
}

/** Asks for a translator's file and hands it to the browser's downloads. */
export async function downloadTranslation(order: Order): Promise<void> {
  const response = await ask(order)
  if (!response.ok) throw new ApiError(response.status, asProblem(await response.json().catch(() => ({}))))
  const address = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = address
  link.download =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'translation.xlf'
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

async function ask(order: Order): Promise<Response> {
  try {
    const { method, path, body } = apiRequest('POST', '/api/admin/translation-exports', { body: order })
    return await fetch(path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  } catch {
    throw new ApiError(0, {})
  }
}
