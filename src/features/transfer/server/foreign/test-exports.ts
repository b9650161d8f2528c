/** For tests: a Ghost export as Ghost 5 writes it, with one post in each of its states and many cards. */
export function ghostExportOf(
  posts: readonly Record<string, unknown>[],
  more: Record<string, unknown> = {},
): string {
  return JSON.stringify({
    db: [
      {
        meta: { exported_on: 1_718_000_000_000, version: '5.82.2' },
        data: {
          posts: posts.map((post, index) => ({
            id: `post${index + 1}`,
            uuid: `00000000-0000-4000-8000-00000000000${index + 1}`,
            type: 'post',
            status: 'published',
            visibility: 'public',
            published_at: '2024-03-05T08:30:00.000Z',
            ...post,
          })),
          tags: [
            { id: 't1', name: 'Coffee', slug: 'coffee', visibility: 'public' },
            { id: 't2', name: '#am', slug: 'hash-am', visibility: 'internal' },
            { id: 't3', name: '#newsletter', slug: 'hash-newsletter', visibility: 'internal' },
          ],
          posts_tags: [
            { id: 'pt1', post_id: 'post1', tag_id: 't1', sort_order: 0 },
            { id: 'pt3', post_id: 'post1', tag_id: 't3', sort_order: 1 },
            { id: 'pt2', post_id: 'post2', tag_id: 't2', sort_order: 0 },
          ],
          users: [{ id: 'u1', name: 'Hanna Bekele', slug: 'hanna' }],
          posts_authors: [{ id: 'pa1', post_id: 'post1', author_id: 'u1', sort_order: 0 }],
          posts_meta: [
            { id: 'm1', post_id: 'post1', meta_title: 'Coffee prices', feature_image_alt: 'Sacks of coffee' },
          ],
          ...more,
        },
      },
    ],
  })
}

/** For tests: the HTML of Ghost's cards, as Ghost 5 renders them. */
export const ghostCards = `<h1>Why it matters</h1>
<p>Prices <strong>rise</strong> <a href="__GHOST_URL__/second-post/">as told before</a>, <em style="color:red">often</em>.</p>
<figure class="kg-card kg-image-card kg-card-hascaption"><img src="__GHOST_URL__/content/images/size/w600/2024/03/market.png" class="kg-image" alt="The market hall" loading="lazy" width="60" height="40"><figcaption><span style="white-space: pre-wrap;">At dawn</span></figcaption></figure>
<div class="kg-card kg-callout-card kg-callout-card-yellow"><div class="kg-callout-emoji">💡</div><div class="kg-callout-text">Count the <b>fees</b>.</div></div>
<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://www.nbe.gov.et/rates"><div class="kg-bookmark-content"><div class="kg-bookmark-title">Exchange rates</div><div class="kg-bookmark-description">Of the National Bank</div></div></a></figure>
<div class="kg-card kg-toggle-card" data-kg-toggle-state="close"><div class="kg-toggle-heading"><h4 class="kg-toggle-heading-text">What is a lot?</h4><button class="kg-toggle-card-icon" aria-label="Expand"><svg></svg></button></div><div class="kg-toggle-content"><p>Thirty sacks.</p></div></div>
<div class="kg-card kg-button-card kg-align-center"><a href="https://www.ecx.com.et" class="kg-btn kg-btn-accent">Open the exchange</a></div>
<figure class="kg-card kg-gallery-card kg-width-wide"><div class="kg-gallery-container"><div class="kg-gallery-row"><div class="kg-gallery-image"><img src="__GHOST_URL__/content/images/2024/03/one.png" width="60" height="40" alt="One sack"></div><div class="kg-gallery-image"><img src="__GHOST_URL__/content/images/2024/03/two.png" width="60" height="40" alt="Two sacks"></div></div></div><figcaption>Sacks</figcaption></figure>
<figure class="kg-card kg-code-card"><pre><code class="language-js">const lot = 30
const x = 1 &lt; 2</code></pre><figcaption>Counting</figcaption></figure>
<figure class="kg-card kg-embed-card"><iframe width="200" height="113" src="https://www.youtube.com/embed/dQw4w9WgXcQ?feature=oembed" title="How the ECX works" allowfullscreen></iframe></figure>
<figure class="kg-card kg-embed-card"><iframe src="https://player.vimeo.com/video/76979871?app_id=1"></iframe></figure>
<figure class="kg-card kg-embed-card"><iframe src="https://open.spotify.com/embed/episode/1"></iframe></figure>
<div class="kg-card kg-file-card"><a class="kg-file-card-container" href="__GHOST_URL__/content/files/2024/03/plan.pdf" title="Download" download><div class="kg-file-card-contents"><div class="kg-file-card-title">Trading plan</div></div></a></div>
<!--kg-card-begin: html--><script>alert(1)</script><a href="javascript:alert(1)">press</a><div onclick="steal()"><u>under</u></div><!--kg-card-end: html-->
<figure class="kg-card kg-image-card"><img src="https://images.unsplash.com/photo-1?w=2000" class="kg-image" alt="far away"></figure>
<table><thead><tr><th>Crop</th><th colspan="2">Price</th></tr></thead><tbody><tr><td rowspan="2">Sesame</td><td>1</td><td>2</td></tr><tr><td>3</td><td>4</td></tr></tbody></table>
<h6>Small print</h6>
<ol start="3"><li>Third<ul><li>Inner</li></ul></li></ol>
<blockquote>Said</blockquote><hr>`

/** For tests: a WordPress export (WXR 1.2) around some items. */
export function wordPressExportOf(items: string, prolog = ''): string {
  return `<?xml version="1.0" encoding="UTF-8" ?>
<!-- This is a WordPress eXtended RSS file generated by WordPress as an export of your site. -->
${prolog}<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
<title>Old market notes</title><link>https://old.example</link><language>en-US</language>
<wp:wxr_version>1.2</wp:wxr_version><wp:base_site_url>https://old.example</wp:base_site_url><wp:base_blog_url>https://old.example</wp:base_blog_url>
<wp:author><wp:author_id>1</wp:author_id><wp:author_login><![CDATA[dawit]]></wp:author_login><wp:author_display_name><![CDATA[Dawit Alemu]]></wp:author_display_name></wp:author>
<wp:category><wp:category_nicename><![CDATA[sesame]]></wp:category_nicename><wp:cat_name><![CDATA[Sesame]]></wp:cat_name></wp:category>
${items}
</channel></rss>`
}

/** For tests: one item of a WordPress export. */
export function wordPressItemOf(
  id: number,
  {
    title,
    content,
    name,
    type = 'post',
    status = 'publish',
    excerpt = '',
    more = '',
  }: {
    title: string
    content: string
    name: string
    type?: string
    status?: string
    excerpt?: string
    more?: string
  },
): string {
  return `<item><title><![CDATA[${title}]]></title><link>https://old.example/2024/02/${name}/</link><pubDate>Mon, 05 Feb 2024 07:00:00 +0000</pubDate>
<dc:creator><![CDATA[dawit]]></dc:creator><guid isPermaLink="false">https://old.example/?p=${id}</guid><description></description>
<content:encoded><![CDATA[${content}]]></content:encoded><excerpt:encoded><![CDATA[${excerpt}]]></excerpt:encoded>
<wp:post_id>${id}</wp:post_id><wp:post_date_gmt><![CDATA[2024-02-05 07:00:00]]></wp:post_date_gmt><wp:post_name><![CDATA[${name}]]></wp:post_name>
<wp:status><![CDATA[${status}]]></wp:status><wp:post_type><![CDATA[${type}]]></wp:post_type><wp:post_password><![CDATA[]]></wp:post_password>${more}</item>`
}
