import type { Limit } from '#platform/server/http/rate-limit.ts'

const minute = 60
const hour = 60 * minute

/**
 * How often one address may ask. Many readers share an address behind a mobile operator, so these are generous; guessing
 * one account's password is held back by the waiting times of `attempts.ts`.
 */
export const limits = {
  signUp: { most: 20, seconds: hour },
  signIn: { most: 100, seconds: 15 * minute },
  startRedirect: { most: 60, seconds: 15 * minute },
  finishRedirect: { most: 60, seconds: 15 * minute },
  askForMail: { most: 20, seconds: hour },
  useToken: { most: 30, seconds: hour },
  changePassword: { most: 20, seconds: hour },
  prove: { most: 30, seconds: hour },
  uploadPhoto: { most: 20, seconds: hour },
  changeName: { most: 20, seconds: hour },
  exportData: { most: 10, seconds: hour },
} satisfies Record<string, Limit>

/** Mails to one mailbox, whoever asks for them; more are left out without a word. */
export const mailsToOneAddress: Limit = { most: 5, seconds: hour }
