import { formatBytes, formatMessage, type Catalogue } from '#platform/messages.ts'
import type { Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import { headingsOf, lengthOf, mediaIdsOf, plainText, type BlockDocument } from '../../blocks/document.ts'
import { renderDocument } from '../../blocks/render.ts'
import type { RenderLabels } from '../../blocks/nodes/rendering.ts'
import type { EditionText } from '../../contract.ts'
import { fold } from '#platform/word-forms/folding.ts'
import am from '../../server/locales/am.json' with { type: 'json' }
import en from '../../server/locales/en.json' with { type: 'json' }
import { findFiles, findPictures } from '../../media/server/find-media.ts'

const catalogues = { en, am }

/** Everything readers get of a text, made once when it is published. */
export async function publishedTextOf(ctx: Context, language: Language, text: EditionText) {
  const [html = ''] = await renderTexts(ctx, [text.body], { language })
  return {
    title: text.title,
    excerpt: text.excerpt,
    seoTitle: text.seoTitle,
    seoDescription: text.seoDescription,
    html,
    headings: JSON.stringify(headingsOf(text.body)),
    extras: JSON.stringify(text.extras),
    searchText: fold([text.title, text.excerpt, plainText(text.body)].join('\n')),
    minutes: lengthOf(text.body).minutes,
  }
}

/** Texts as the HTML that readers get; parts stand beside others of their like on one page. */
export async function renderTexts(
  ctx: Context,
  texts: readonly BlockDocument[],
  { language, isPart = false }: { language: Language; isPart?: boolean },
): Promise<string[]> {
  const mediaIds = [...new Set(texts.flatMap(mediaIdsOf))]
  const [pictures, files] = await Promise.all([findPictures(ctx, mediaIds), findFiles(ctx, mediaIds)])
  const labels = labelsIn(language)
  return texts.map((text) => renderDocument(text, { pictures, files, language, labels, isPart }))
}

function labelsIn(language: Language): RenderLabels {
  const messages: Catalogue = catalogues[language]
  const say = (key: keyof typeof en, values?: Record<string, string | number>) =>
    formatMessage(messages[key] ?? key, language, values)
  return {
    headingLink: (heading) => say('headingLink', { heading }),
    table: (number) => say('table', { number }),
    callouts: { info: say('callout.info'), warning: say('callout.warning'), risk: say('callout.risk') },
    fileDetails: (file) => formatBytes(file.bytes, language),
    watchVideo: { youtube: say('video.youtube'), vimeo: say('video.vimeo'), upload: say('video.upload') },
  }
}
