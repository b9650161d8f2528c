import { findShownText } from '#content/reading/server/shown-texts.ts'
import { factsOf } from '#content/kinds.ts'
import { notFound } from '#platform/errors.ts'
import type { Language } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import type { Context } from '#platform/server/context.ts'
import { findCalculator } from '../calculators/all.ts'
import type { Calculator } from '../calculators/calculator.ts'
import { ownForm } from '../calculators/form.ts'
import type { Tool, ToolDetail } from '../contract.ts'
import { givenIn } from '../given.ts'
import { scamCheck } from '../scam/check.ts'
import { scamCheckId, toolIds } from '../tool-pages.ts'
import { labelWithUnit, type Words } from '../words/words.ts'
import { toolCardAddress } from './pictures.ts'
import { wordsIn } from './words.ts'

/** Every calculator and the scam check, in the order of the list. */
export function listTools(language: Language): Tool[] {
  const words = wordsIn(language)
  return toolIds.map((id) => toolOf(id, words, findCalculator(id)?.inputs))
}

/** The same as pages that can be searched for. */
export function listToolPages(language: Language) {
  return listTools(language).map(({ id, title, description }) => ({
    path: paths.tool(id),
    title,
    description,
  }))
}

function toolOf(id: string, words: Words, inputs: Calculator['inputs'] = []): Tool {
  const { say } = words
  return {
    id,
    title: say(`${id}.title`),
    description: say(`${id}.description`),
    inputs: inputs.map(({ name, unit, example }) => ({
      name,
      label: labelWithUnit(words, say(`${id}.${name}`), unit),
      example,
    })),
  }
}

/**
 * One tool as its page shows it. `values` is what was typed, as the query of an address (`account=60000&risk=1`); a field that is
 * missing has its example.
 * @throws 404 when there is no such tool
 */
export async function readTool(
  ctx: Context,
  id: string,
  { language, values }: { language: Language; values: string },
): Promise<ToolDetail> {
  const words = wordsIn(language)
  if (id === scamCheckId)
    return {
      ...toolOf(id, words),
      html: scamCheck(words, { key: 'scam', hasTitle: false }),
      text: await findTeacher(ctx, { kind: 'blog', slug: 'ten-signs-of-a-trading-scam' }, language),
      shareImage: toolCardAddress({ ...ctx, language }, id),
    }
  const calculator = findCalculator(id)
  if (!calculator) throw notFound('page')
  const given = givenIn(calculator, new URLSearchParams(values))
  return {
    ...toolOf(id, words, calculator.inputs),
    html: ownForm(calculator, given, words),
    text: await findTeacher(ctx, calculator.taughtBy, language),
    shareImage: toolCardAddress({ ...ctx, language }, id, given),
  }
}

async function findTeacher(
  ctx: Context,
  { kind, slug }: Calculator['taughtBy'],
  language: Language,
): Promise<ToolDetail['text']> {
  const text = await findShownText(ctx, kind, { address: slug, language })
  return text ? { title: text.title, path: factsOf(kind).readerPath(text.slug, '') } : null
}
