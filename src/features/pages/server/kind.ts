import { none, type KindRules } from '#content/server/kind-rules.ts'

export const pageRules: KindRules = { details: none, extras: none }
