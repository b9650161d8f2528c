import { z } from 'zod'

export const horizontalRule = z.strictObject({ type: z.literal('horizontalRule') })

export const renderHorizontalRule = () => '<hr>'
