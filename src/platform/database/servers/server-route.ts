import type { Client, ClientBase, ClientConfig } from 'pg'
import { serverName, type ServerList } from './server-list.ts'

/** PostgreSQL's code for a statement that a server takes only where it may write. */
const takesNoWrites = '25006'

/** Which of several servers connections are made to. Whoever finds the current one unfit leads all to the next, round and round. */
export interface ServerRoute {
  readonly list: ServerList
  readonly current: string
  /** On from this one, unless somebody went on already. */
  leave(address: string): void
}

export function createRoute(list: ServerList): ServerRoute {
  let at = 0
  const current = () => list.addresses[at] ?? list.addresses[0]
  return {
    list,
    get current() {
      return current()
    },
    leave(address) {
      if (address === current()) at = (at + 1) % list.addresses.length
    },
  }
}

/** The driver's client, which is handed in so that a site on SQLite does not load it, connecting where the route leads when it is made. */
export function clientOn(route: ServerRoute, DriverClient: typeof Client) {
  return class RoutedClient extends DriverClient {
    readonly address: string
    constructor(config?: ClientConfig) {
      const address = route.current
      super({ ...config, connectionString: address })
      this.address = address
    }
  }
}

/**
 * Lets no server pass that can only be read: a standby, or one whose operator lets nobody write for a while.
 * @throws an error that reads as one of PostgreSQL's own
 */
export async function refuseReadOnly(client: ClientBase, address: string): Promise<void> {
  const { rows } = await client.query<{ only: string }>(
    `select current_setting('transaction_read_only') as only`,
  )
  if (rows[0]?.only !== 'on') return
  throw Object.assign(new Error(`${serverName(address)} takes no writes`), { code: takesNoWrites })
}

/**
 * Tries one server after the other until one is reached.
 * @param reach connects where the route leads
 * @throws the error of the last one, with what the others said in its words
 */
export async function alongRoute<T>(route: ServerRoute, reach: () => Promise<T>): Promise<T> {
  const said: string[] = []
  for (;;) {
    const address = route.current
    try {
      return await reach()
    } catch (error) {
      if (!(error instanceof Error) || isQueueFull(error)) throw error
      route.leave(address)
      said.push(`${serverName(address)}: ${error.message || String(Reflect.get(error, 'code'))}`)
      if (said.length < route.list.addresses.length) continue
      if (said.length > 1) error.message = `no server takes writes (${said.join('; ')})`
      throw error
    }
  }
}

/** All connections are lent; it says nothing about the server. */
function isQueueFull({ message }: Error): boolean {
  return message === 'timeout exceeded when trying to connect'
}
