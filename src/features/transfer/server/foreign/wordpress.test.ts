import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import { plainText } from '#content/blocks/document.ts'
import { editionOf, startAuthoring, type Author } from '#content/server/test-authoring.ts'
import { bringImport, type ForeignImport } from '../imports/test-imports.ts'
import { pngOf, zipOf } from '../test-zip.ts'
import { wordPressExportOf, wordPressItemOf } from './test-exports.ts'

let site: TestApp
let author: Author
beforeAll(async () => {
  site = await createTestApp()
  author = await startAuthoring(site)
})
afterAll(() => site.close())

const attachment = (id: number, file: string, alt = '') =>
  wordPressItemOf(id, {
    title: file,
    content: '',
    name: file,
    type: 'attachment',
    status: 'inherit',
    more: `<wp:attachment_url><![CDATA[https://old.example/wp-content/uploads/2024/02/${file}]]></wp:attachment_url>
<wp:postmeta><wp:meta_key><![CDATA[_wp_attachment_image_alt]]></wp:meta_key><wp:meta_value><![CDATA[${alt}]]></wp:meta_value></wp:postmeta>`,
  })

const meta = (key: string, value: string) =>
  `<wp:postmeta><wp:meta_key><![CDATA[${key}]]></wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`

const classic = `First line of it
and a second one.

Next paragraph, see <a href="https://old.example/2024/02/blocks/">the other post</a>.

[caption id="attachment_9" align="alignnone" width="300"]<a href="https://old.example/x"><img src="https://old.example/wp-content/uploads/2024/02/sesame-300x200.png" alt="Sesame field" width="300" /></a> A field in Humera[/caption]

[gallery ids="9,10"]

[contact-form-7 id="12" title="Ask us"]

[su_note color="#fff"]Words in a note[/su_note] and [sic] in brackets [1].

[embed]https://vimeo.com/76979871[/embed]

<script>alert(1)</script><img src="https://tracker.example/pixel.gif" width="1">`

const blocks = `<!-- wp:paragraph -->
<p>Block text with <code>code</code>.</p>
<!-- /wp:paragraph -->
<!-- wp:image {"id":9} -->
<figure class="wp-block-image size-large"><img src="https://old.example/wp-content/uploads/2024/02/sesame.png" alt="Sesame"/><figcaption class="wp-element-caption">Humera</figcaption></figure>
<!-- /wp:image -->
<!-- wp:embed {"url":"https://www.youtube.com/watch?v=dQw4w9WgXcQ","type":"video"} -->
<figure class="wp-block-embed is-type-video"><div class="wp-block-embed__wrapper">
https://www.youtube.com/watch?v=dQw4w9WgXcQ
</div></figure>
<!-- /wp:embed -->
<!-- wp:latest-posts {"postsToShow":3} /-->
<!-- wp:columns --><div class="wp-block-columns"><div class="wp-block-column"><p>Left</p></div><div class="wp-block-column"><p>Right</p></div></div><!-- /wp:columns -->
<!-- wp:table --><figure class="wp-block-table"><table><tbody><tr><td>1</td><td>2</td></tr></tbody></table><figcaption>Two numbers</figcaption></figure><!-- /wp:table -->
<!-- wp:file --><div class="wp-block-file"><a href="https://old.example/wp-content/uploads/2024/02/plan.pdf">Plan</a><a href="https://old.example/wp-content/uploads/2024/02/plan.pdf" class="wp-block-file__button" download>Download</a></div><!-- /wp:file -->`

const wxr = wordPressExportOf(
  [
    wordPressItemOf(1, {
      title: 'Sesame &amp; spice',
      content: classic,
      name: 'sesame-spice',
      excerpt: '<em>Short</em> &amp; plain',
      more: `<category domain="category" nicename="sesame"><![CDATA[Sesame]]></category><category domain="post_tag" nicename="tips"><![CDATA[Tips]]></category>
${meta('_thumbnail_id', '9')}${meta('_yoast_wpseo_title', '%%title%% %%sep%%')}${meta('_yoast_wpseo_metadesc', 'About sesame')}${meta('reading_level', 'easy')}
<wp:comment><wp:comment_id>1</wp:comment_id><wp:comment_content>Nice</wp:comment_content></wp:comment>`,
    }),
    wordPressItemOf(2, { title: 'Blocks', content: blocks, name: 'blocks' }),
    wordPressItemOf(3, {
      title: 'ስለ ሰሊጥ',
      content: 'የመጀመሪያው አንቀጽ።',
      name: encodeURIComponent('ስለ-ሰሊጥ'),
      status: 'draft',
      type: 'page',
    }),
    wordPressItemOf(4, { title: 'Thrown away', content: 'x', name: 'thrown', status: 'trash' }),
    wordPressItemOf(5, { title: 'Menu', content: '', name: 'menu', type: 'nav_menu_item' }),
    attachment(9, 'sesame.png', 'A field of sesame'),
    attachment(10, 'gone.png'),
  ].join('\n'),
)

test('a WordPress export becomes drafts: classic texts, blocks, shortcodes, attachments', async () => {
  const zip = await zipOf({
    'site/old.xml': wxr,
    'site/wp-content/uploads/2024/02/sesame.png': await pngOf(200, 300, 200),
    'site/wp-content/uploads/2024/02/sesame-300x200.png': await pngOf(200, 30, 20),
    'site/wp-content/uploads/2024/02/plan.pdf': '%PDF-1.7 plan',
  })
  const { status, json, text } = await bringImport(author.browser, {
    purpose: 'foreign',
    name: 'wordpress.zip',
    content: zip,
    settings: { kind: 'learn' },
  })
  expect([status, status === 201 ? '' : text]).toEqual([201, ''])
  expect(
    json.report.posts.map(({ title, language, slug, publishedAt }) => [title, language, slug, publishedAt]),
  ).toEqual([
    ['Sesame & spice', 'en', 'sesame-spice', Date.parse('2024-02-05T07:00:00Z')],
    ['Blocks', 'en', 'blocks', Date.parse('2024-02-05T07:00:00Z')],
    ['ስለ ሰሊጥ', 'am', 'sle-selit', null],
  ])
  const notes = json.report.posts.map(({ notes }) => notes.map(({ code, detail }) => `${code}: ${detail}`))
  expect(notes[0]).toEqual(
    expect.arrayContaining([
      'shortcode.unsupported: [contact-form-7 id="12" title="Ask us"]',
      'shortcode.unsupported: [su_note color="#fff"]',
      'element.dropped: script',
      'picture.remote: https://tracker.example/pixel.gif',
      'picture.remote: https://old.example/wp-content/uploads/2024/02/gone.png',
      'comments.dropped: 1',
      'field.dropped: reading_level',
    ]),
  )
  expect(notes[1]).toEqual(
    expect.arrayContaining(['block.dynamic: latest-posts', 'card.simplified: wp-block-columns']),
  )
  expect(notes[2]).toEqual(expect.arrayContaining(['page.as_post: ']))
  expect(json.report.notes.map(({ code, detail }) => `${code}: ${detail}`)).toEqual([
    'post.skipped: Thrown away (trash)',
    'post.skipped: nav_menu_item',
    'tag.created: Sesame',
    'tag.created: Tips',
  ])

  const applied = await author.browser.send<ForeignImport>(
    'POST',
    `/api/admin/imports/${json.id}/application`,
  )
  const [first, second] = applied.json.result!.items
  const item = await author.read(first!.id)
  expect(item).toMatchObject({
    kind: 'learn',
    tags: ['sesame', 'tips'],
    authors: ['Dawit Alemu'],
    collectionId: null,
  })
  expect(item.cover).toMatchObject({ width: 300, alt: { en: 'A field of sesame' } })
  const edition = editionOf(item, 'en')!
  expect(edition).toMatchObject({ excerpt: 'Short & plain', seoTitle: '', seoDescription: 'About sesame' })
  expect(edition.body.content.map(({ type }) => type)).toEqual([
    'paragraph',
    'paragraph',
    'figureImage',
    'figureImage',
    'paragraph',
    'video',
  ])
  expect(edition.body.content[0]).toEqual({
    type: 'paragraph',
    content: [
      { type: 'text', text: 'First line of it' },
      { type: 'hardBreak' },
      { type: 'text', text: 'and a second one.' },
    ],
  })
  expect(edition.body.content[2]).toMatchObject({
    attrs: { alt: 'Sesame field', caption: 'A field in Humera' },
  })
  expect(plainText(edition.body)).toContain('Words in a note and [sic] in brackets [1].')
  expect(JSON.stringify(edition.body)).toContain('"href":"/learn/blocks"')
  const blockTypes = editionOf(await author.read(second!.id), 'en')!.body.content.map(({ type }) => type)
  expect(blockTypes).toEqual([
    'paragraph',
    'figureImage',
    'video',
    'paragraph',
    'paragraph',
    'table',
    'paragraph',
    'fileBlock',
  ])
})

test('the XML alone comes without pictures, each of them named', async () => {
  const { json } = await bringImport(author.browser, {
    purpose: 'foreign',
    name: 'old.xml',
    content: wxr,
  })
  expect(json.report.posts.map(({ action }) => action)).toEqual(Array(3).fill('already_imported'))
})

test('what was private or protected there is for members here and in no list, and what was planned offers its time', async () => {
  const xml = wordPressExportOf(
    [
      wordPressItemOf(31, { title: 'Private', content: 'x', name: 'private-there', status: 'private' }),
      wordPressItemOf(32, {
        title: 'Planned',
        content: 'x',
        name: 'planned-there',
        status: 'future',
      }).replace(/2024-02-05/g, '2099-02-05'),
    ].join('\n'),
  )
  const { json } = await bringImport(author.browser, {
    purpose: 'foreign',
    name: 'wordpress.xml',
    content: xml,
  })
  const codes = json.report.posts.map(({ notes }) => notes.map(({ code }) => code))
  expect(codes).toEqual([
    expect.arrayContaining(['access.private']),
    expect.arrayContaining(['date.planned']),
  ])
  const applied = await author.browser.send<ForeignImport>(
    'POST',
    `/api/admin/imports/${json.id}/application`,
  )
  const [hidden, planned] = applied.json.result?.items ?? []
  expect(await author.read(hidden?.id ?? '')).toMatchObject({ access: 'signed-in', listed: false })
  expect(await author.read(planned?.id ?? '')).toMatchObject({
    access: 'public',
    listed: true,
    editions: [{ state: 'draft', publishAt: null, offeredAt: Date.parse('2099-02-05T07:00:00Z') }],
  })
})
