import { findFiles } from '#content/media/server/find-media.ts'
import { findVideoLength } from '#desk/media/server/video-length.ts'
import { readExtras } from '#content/server/own-members.ts'
import type { KindRules } from '#content/server/kind-rules.ts'
import type { FieldErrors } from '#platform/errors.ts'
import { isByShare } from '../kind.ts'

/** A share of our own video is asked for only where its length is known, and what is named as captions is some. */
export const missingInVideo: NonNullable<KindRules['missingDependencies']> = async (
  ctx,
  { details, text },
) => {
  const video = text.body.content.find((block) => block.type === 'video')
  if (details.lessonKind !== 'video' || video?.attrs.provider !== 'upload') return {}
  const missing: FieldErrors = {}
  const named = Object.values(readExtras('lesson', JSON.stringify(text.extras)).captions ?? {})
  const files = await findFiles(ctx, named)
  if (named.some((id) => files.get(id)?.mimeType !== 'text/vtt')) missing['extras.captions'] = 'not_captions'
  if (isByShare(details) && (await findVideoLength(ctx, video.attrs.id)) === null)
    missing['details.completion'] = 'video_unmeasured'
  return missing
}
