/** What `<noun>.not_found` can be about beside an item of a kind, by the noun. `docs/errors.md` is made from the list. */
export const nouns = {
  attempt: 'an attempt at a quiz',
  card: 'a picture for sharing',
  certificate: 'a certificate',
  collection: 'a track, a series of posts, a section of a course or a category of the FAQ',
  delivery: 'a message to a webhook',
  edition: 'the text of an item in one language',
  file: 'the file of a resource',
  import: 'a file that waits to be imported',
  invitation: 'an invitation to a course',
  item: 'an item of any kind',
  item_change: 'a change of several items at once',
  legal_version: 'a version of a legal text',
  media: 'an upload of the library',
  media_file: 'a former file of an upload',
  message: 'a message to the hub',
  note: 'a note of a member',
  operation: 'an operation of the API',
  passkey: 'a passkey',
  picture: 'a picture of a trade',
  preview: 'what a link to a preview leads to',
  preview_link: 'a link to a preview',
  provider: 'a provider to sign in with',
  reminder: 'a reminder by e-mail',
  review: 'a question that a member missed',
  revision: 'an earlier text of an edition',
  run: 'a run of an exercise',
  schedule: 'a publication that is planned',
  search_miss: 'a search that found nothing',
  second_factor: 'an authenticator app or a passkey',
  series: 'the series of a data set',
  session: 'a session',
  sign_in: 'a way to sign in',
  signing_key: 'a key that signs badges',
  status_list: 'a list of revoked badges',
  tag: 'a tag',
  token: 'a token for other programs',
  track: 'a track',
  trade: 'a trade of a journal',
  user: 'an account',
  webhook: 'a webhook',
} as const

/** The kinds of content, whose names are nouns as well; `content/kinds.ts` declares them. */
export interface NounsOfKinds {}

type Kind = Extract<keyof NounsOfKinds, string>

type InSnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${InSnakeCase<Rest>}`
  : ''

export type Noun = keyof typeof nouns | InSnakeCase<Kind>

/** `order_book` of `orderBook`. */
export function nounOf(name: keyof typeof nouns | Kind): Noun {
  return asNoun(name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
}

/** Only called for what has been named after the rule of `InSnakeCase`. */
function asNoun(name: string): Noun {
  return name as Noun
}
