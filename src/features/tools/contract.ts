import { z } from '@hono/zod-openapi'

export { toolIds } from './tool-pages.ts'

const tool = z
  .object({
    /** As in its address: `position-size`. */
    id: z.string(),
    title: z.string(),
    description: z.string(),
    /** The fields of a calculator, with what stands in them at first; none for the scam check. */
    inputs: z.array(z.object({ name: z.string(), label: z.string(), example: z.string() })),
  })
  .openapi('Tool')
export type Tool = z.infer<typeof tool>

/** The path of the picture that stands for the page where it is shared. */
const shareImage = z.string()

export const toolList = z.object({ items: z.array(tool), shareImage }).openapi('ToolList')
export type ToolList = z.infer<typeof toolList>

export const toolDetail = tool
  .extend({
    /** A form with its answer, or the questions of the scam check. */
    html: z.string(),
    /** The text that teaches it, where readers find it now. */
    text: z.object({ title: z.string(), path: z.string() }).nullable(),
    shareImage,
  })
  .openapi('ToolDetail')
export type ToolDetail = z.infer<typeof toolDetail>
