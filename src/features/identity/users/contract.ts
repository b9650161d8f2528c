import { z } from '@hono/zod-openapi'
import { roles } from '#platform/actor.ts'
import { instant } from '#platform/contract/instant.ts'
import { statuses } from '../contract.ts'

/** A row of the administrators' table. `online` means marked online and seen within two minutes. */
export const listedUserSchema = z
  .object({
    uid: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    displayName: z.string(),
    photoURL: z.string().nullable(),
    role: z.enum(roles),
    status: z.enum(statuses),
    online: z.boolean(),
    lastSeen: instant.nullable(),
    createdAt: instant,
    hasSecondFactor: z.boolean().openapi({ description: 'Has an authenticator app or a passkey' }),
  })
  .openapi('ListedUser')
export type ListedUser = z.infer<typeof listedUserSchema>

export const userListSchema = z
  .object({
    users: z.array(listedUserSchema),
    total: z.number().int(),
    page: z.number().int(),
    pages: z.number().int(),
    hasNext: z.boolean(),
    next: z.string().nullable().openapi({ description: 'Cursor of the next page' }),
  })
  .openapi('UserList')
export type UserList = z.infer<typeof userListSchema>
