/**
 * Writes one path of many parts in few letters: every part goes on from the last one, in tenths of a unit. Points are given in
 * tenths, as whole numbers, so that nothing drifts.
 */
export class Pen {
  #path = ''
  #x = 0
  #y = 0

  moveTo(x: number, y: number): this {
    this.#path += `m${pair(x - this.#x, y - this.#y)}`
    return this.#at(x, y)
  }

  lineTo(x: number, y: number): this {
    if (x === this.#x) this.#path += `v${short(y - this.#y)}`
    else if (y === this.#y) this.#path += `h${short(x - this.#x)}`
    else this.#path += `l${pair(x - this.#x, y - this.#y)}`
    return this.#at(x, y)
  }

  /** A rectangle from its upper left corner, where the pen is again afterwards. */
  box(x: number, y: number, { width, height }: { width: number; height: number }): this {
    this.moveTo(x, y)
    this.#path += `h${short(width)}v${short(height)}h${short(-width)}z`
    return this
  }

  get path(): string {
    return this.#path
  }

  #at(x: number, y: number): this {
    this.#x = x
    this.#y = y
    return this
  }
}

/** A minus parts two numbers as a space does. */
function pair(x: number, y: number): string {
  const second = short(y)
  return `${short(x)}${second.startsWith('-') ? '' : ' '}${second}`
}

/** Tenths as SVG reads them: `.5`, `-12.3`. */
export function short(tenths: number): string {
  const whole = Math.trunc(tenths / 10)
  const part = Math.abs(tenths % 10)
  if (part === 0) return String(whole)
  return `${tenths < 0 ? '-' : ''}${whole === 0 ? '' : Math.abs(whole)}.${part}`
}
