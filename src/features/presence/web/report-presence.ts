import { apiRequest, type ApiClient } from '#platform/web/api-client.ts'
import type { Presence } from '../contract.ts'

/** The server writes its own time; ours is sent as the specification has it. */
function presence(online: boolean): Presence {
  return { online, lastSeen: Date.now() }
}

/** Merges into the user record whether its user is online. */
export async function markPresence(api: ApiClient, uid: string, online: boolean): Promise<void> {
  await api.post('/api/users/{uid}', { path: { uid }, body: presence(online) })
}

/** What an open page sends each minute. `active`: the reader did something since the last time. */
export async function sendHeartbeat(api: ApiClient, uid: string, active: boolean): Promise<void> {
  await api.post('/api/users/{uid}', { path: { uid }, body: { ...presence(true), active } })
}

/** Marks the user offline while the page goes away, when nothing else can be sent any more. */
export function sendBeacon(uid: string): void {
  const { path, body } = apiRequest('POST', '/api/users/{uid}', { path: { uid }, body: presence(false) })
  navigator.sendBeacon(path, JSON.stringify(body))
}
