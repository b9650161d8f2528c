import type { Block } from '#content/blocks/nodes/block.ts'
import type { Edition, EditionText } from '#content/contract.ts'
import type { DraftRequest } from './machine/draft-events.ts'
import { textOf } from './edition-text.ts'
import { isSameText } from './same-text.ts'

export const paragraph = (text: string): Block => ({ type: 'paragraph', content: [{ type: 'text', text }] })

export const textWith = (lines: readonly string[], more: Partial<EditionText> = {}): EditionText => ({
  ...textOf(undefined),
  ...more,
  body: { type: 'doc', content: lines.map(paragraph) },
})

export const linesOf = ({ body }: EditionText): string[] =>
  body.content.map((block) => {
    const run = block.type === 'paragraph' ? block.content?.[0] : undefined
    return run?.type === 'text' ? run.text : ''
  })

const me = 'me'

/** What the server keeps of one edition, by the rules of its own saves. */
export class ModelServer {
  readonly texts: EditionText[] = [textOf(undefined)]
  readonly history: EditionText[] = []
  edition: Edition | undefined
  published: EditionText | undefined

  constructor(lines?: readonly string[]) {
    if (lines) this.#stand(textWith(lines), me)
  }

  save({ text, basedOn, keep }: { text: EditionText; basedOn: number; keep: boolean }, by: string): boolean {
    const { edition } = this
    if (!edition || !isSameText(textOf(edition), text)) {
      if ((edition?.revision ?? 0) !== basedOn) return false
      if (edition && edition.updatedBy !== by) this.history.push(textOf(edition))
      this.#stand(text, by)
    }
    if (keep) this.history.push(text)
    return true
  }

  /** False where the server answers 409. */
  do(request: DraftRequest): boolean {
    if (request.call === 'text') return this.save(request, me)
    const { edition } = this
    const at = request.call === 'restoration' ? request.basedOn : request.revision
    if (!edition || edition.revision !== at) return false
    if (request.call === 'publication') this.published = textOf(edition)
    if (request.call === 'restoration') {
      this.history.push(textOf(edition))
      this.#stand(this.texts[request.revision] ?? textOf(edition), me)
    }
    return true
  }

  /** A colleague saves over whatever stands there. */
  theySave(change: (text: EditionText) => EditionText): void {
    const { edition } = this
    this.save({ text: change(textOf(edition)), basedOn: edition?.revision ?? 0, keep: false }, 'they')
  }

  #stand(text: EditionText, by: string): void {
    this.texts.push(text)
    const revision = this.texts.length - 1
    this.edition = {
      ...text,
      language: 'en',
      state: 'draft',
      isChanged: false,
      isStale: false,
      isBehind: false,
      revision,
      publishedRevision: null,
      basedOnRevision: null,
      publishAt: null,
      offeredAt: null,
      isPublic: false,
      updatedAt: revision,
      updatedBy: by,
      updatedByName: by,
    }
  }
}
