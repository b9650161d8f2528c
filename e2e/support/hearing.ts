import type { CDPSession, Page } from 'playwright-core'

/** What a screen reader says of an element: the browser's own tree of accessibility, not the document. */
export interface Heard {
  role: string
  name: string
  description: string
  value: string
}

interface Part {
  nodeId: string
  childIds?: string[]
  role?: { value?: string }
  name?: { value?: string }
  description?: { value?: string }
  value?: { value?: unknown }
  properties?: { name: string; value: { value?: unknown } }[]
}

/** Somebody who has a keyboard and hears the page. */
export class Listener {
  readonly #page: Page
  readonly #session: CDPSession

  private constructor(page: Page, session: CDPSession) {
    this.#page = page
    this.#session = session
  }

  static async at(page: Page): Promise<Listener> {
    const session = await page.context().newCDPSession(page)
    await session.send('Accessibility.enable')
    return new Listener(page, session)
  }

  press(key: string): Promise<void> {
    return this.#page.keyboard.press(key)
  }

  type(text: string): Promise<void> {
    return this.#page.keyboard.type(text)
  }

  /** Where the focus is, as it is said. */
  async focused(): Promise<Heard> {
    const parts = await this.#parts()
    const part = parts.findLast(isFocused)
    return {
      role: part?.role?.value ?? '',
      name: part?.name?.value ?? '',
      description: part?.description?.value ?? '',
      value: String(part?.value?.value ?? ''),
    }
  }

  /** All words within what has the focus. */
  async heardWithin(): Promise<string> {
    const parts = await this.#parts()
    const byId = new Map(parts.map((part) => [part.nodeId, part]))
    const words = (part: Part | undefined): string[] =>
      part?.role?.value === 'StaticText'
        ? [part.name?.value ?? '']
        : (part?.childIds ?? []).flatMap((id) => words(byId.get(id)))
    return words(parts.findLast(isFocused)).join(' ')
  }

  /**
   * Presses a key until what is heard is what is looked for.
   * @throws when it is not heard within 80 presses, with all that was
   */
  async seek(key: string, isSought: (heard: Heard) => boolean): Promise<Heard> {
    const passed: string[] = []
    for (let presses = 0; presses < 80; presses++) {
      const heard = await this.focused()
      if (isSought(heard)) return heard
      passed.push(`${heard.role} ${heard.name} ${heard.value}`)
      await this.press(key)
    }
    throw new Error(`not heard by ${key}:\n${passed.join('\n')}`)
  }

  async #parts(): Promise<Part[]> {
    return (await this.#session.send('Accessibility.getFullAXTree')).nodes
  }
}

function isFocused({ properties = [] }: Part): boolean {
  return properties.some(({ name, value }) => name === 'focused' && value.value === true)
}
