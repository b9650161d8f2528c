import type { FieldErrors } from '#platform/errors.ts'
import type { Context } from '#platform/server/context.ts'

/** A part of the settings that belongs to the content, such as the words on the home page. Rooms above this one know their shape. */
export interface CarriedSetting {
  /** An administrator who imports it must have proved lately who they are. */
  isGrave?: true
  /** What is set, without secrets or counters; undefined before anything was. */
  read(ctx: Context): Promise<unknown>
  /** What keeps an archived value from being saved, by field. */
  problemsOf(value: unknown): FieldErrors
  /** Saves a value without problems over what is set now; call it in a transaction. */
  save(ctx: Context, value: unknown): Promise<void>
}

/** By the name under which an archive holds them. */
export type CarriedSettings = Readonly<Record<string, CarriedSetting>>
