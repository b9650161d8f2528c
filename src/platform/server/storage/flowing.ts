import type { Log } from '../log.ts'

/**
 * The same bytes, of which the first have come: what breaks before them can still be answered properly. Whenever more is asked for
 * and nothing comes in time, the stream fails, and so does whoever reads it, instead of waiting; how slowly it is read does not matter.
 * @throws what the source fails with before its first byte, or a `TimeoutError`
 */
export async function flowing(
  source: ReadableStream<Uint8Array>,
  { within, log }: { within: number; log: Log },
): Promise<ReadableStream<Uint8Array>> {
  const reader = source.getReader()
  const next = async () => {
    let timer: NodeJS.Timeout | undefined
    const silence = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new DOMException('no bytes', 'TimeoutError')), within)
    })
    try {
      return await Promise.race([reader.read(), silence])
    } catch (error) {
      reader.cancel(error).catch(() => undefined)
      throw error
    } finally {
      clearTimeout(timer)
    }
  }
  let first: Awaited<ReturnType<typeof next>> | undefined = await next()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = first ?? (await next())
          first = undefined
          if (done) controller.close()
          else controller.enqueue(value)
        } catch (error) {
          log.warn({ err: error }, 'storage broke off in the midst of an answer')
          throw error
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  )
}
