import { mostPhotoBytes } from '#content/media/contract.ts'
import { notSignedIn } from '#platform/errors.ts'
import type { Context } from '#platform/server/context.ts'
import { encodePhoto } from './images.ts'
import { keepImage, removeBytes } from './keep-media.ts'
import { addressOf, variantsOf } from '#content/media/server/pictures.ts'
import { deleteMedia, findMedia, selectUnwornPhotos } from '#content/media/server/store.ts'
import { readSource } from './upload-source.ts'

const day = 86_400_000

/** Makes a member's photo of at most 5 MB into a square and gives its address. The caller removes the earlier one after its commit. */
export async function deriveProfilePhoto(ctx: Context, bytes: Uint8Array): Promise<string> {
  if (ctx.actor.kind !== 'user') throw notSignedIn()
  const checked = await readSource({ bytes }, mostPhotoBytes)
  const row = await keepImage(ctx, await encodePhoto(checked), {
    bytes: checked,
    fileName: 'photo.webp',
    kind: 'photo',
  })
  return addressOf(variantsOf(row)[0]?.key ?? '')
}

/**
 * Removes a photo made by `deriveProfilePhoto`, unless a member still has it; one whose owner is gone goes from whoever has it.
 * Any other address is left alone.
 */
export async function removeProfilePhoto(ctx: Context, photoURL: string | null): Promise<void> {
  const id = photoURL?.match(/^\/media\/([\w-]{22})\/256\.webp$/)?.[1]
  const row = id ? await findMedia(ctx.db, id) : undefined
  if (row?.kind !== 'photo' || !photoURL) return
  if (row.createdBy === null) await ctx.people.takePhotoOff(ctx.db, photoURL)
  else if (await ctx.people.isPhotoWorn(ctx.db, photoURL)) return
  await deleteMedia(ctx.db, row.id)
  await removeBytes(ctx, variantsOf(row))
}

/** Removes photos that nobody has: a crash between a change of photo, or the end of an account, and the removal leaves one. */
export async function sweepPhotos(ctx: Context): Promise<void> {
  const unworn = await selectUnwornPhotos(ctx.db, { before: ctx.now - day, people: ctx.people })
  for (const { id, variants } of unworn) {
    await deleteMedia(ctx.db, id)
    await removeBytes(ctx, variantsOf({ variants }))
  }
}
