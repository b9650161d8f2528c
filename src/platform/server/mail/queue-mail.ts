import { z } from 'zod'
import { insertMail } from '../../database/outbox.ts'
import { invalid } from '../../errors.ts'
import { newId } from '../../ids.ts'
import type { Context } from '../context.ts'
import type { RenderedMail } from './render-mail.ts'

interface Letter {
  /** Of a mail that somebody wrote, or that can be answered: it is threaded with those before it. */
  id?: string
  /** Ids of the earlier mails of the thread, the first one first. */
  answers?: readonly string[]
  /** From when on its link opens nothing: it is not sent any more then. */
  expiresAt?: number
}

const recipient = z.email().max(254)

/**
 * Puts a mail into the outbox, in the transaction of its cause: it is sent when that is committed, and never otherwise.
 * @throws 422 when `to` is not one plain address
 */
export async function queueMail(
  ctx: Context,
  to: string,
  { id = newId(), answers = [], expiresAt, ...mail }: RenderedMail & Letter,
): Promise<void> {
  if (!recipient.safeParse(to).success) throw invalid({ email: 'invalid_email' })
  await insertMail(ctx.db, {
    id,
    recipient: to,
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    unsubscribeUrl: mail.unsubscribeUrl,
    createdAt: ctx.now,
    thread: answers.length > 0 ? JSON.stringify(answers) : null,
    expiresAt: expiresAt ?? null,
  })
}

/** A subject is a header: whatever could end the line or hide in it becomes a space. */
function oneLine(subject: string): string {
  return [...subject.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()].slice(0, 200).join('')
}
