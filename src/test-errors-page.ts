import { fieldCodes } from './platform/problems/field-codes.ts'
import { allNouns } from './content/nouns.ts'
import { problemCodes } from './platform/problems/problem-codes.ts'

/** `docs/errors.md`, made from the lists of codes. `npm run errors` writes it. */
export function errorsPage(): string {
  return [
    head,
    tableOf('code', problemCodes),
    nounsHead,
    tableOf('noun', allNouns),
    fieldsHead,
    `${tableOf('code', fieldCodes)}\n`,
  ].join('\n\n')
}

function tableOf(name: string, meanings: Readonly<Record<string, string>>): string {
  const rows = Object.entries(meanings).map(([code, meaning]) => `| \`${code}\` | ${meaning} |`)
  return [`| ${name} | what it means |`, '|---|---|', ...rows].join('\n')
}

const head = `# Codes of the API

A refused request is answered with a problem (RFC 9457): \`type\` and \`title\`, which follow from the code, \`status\`, a \`code\` of the first two lists, \`fields\` with a code of the third for each value that was not taken, and the \`requestId\` under which the log has it. Sentences for people are the page's own. A code keeps its meaning; new ones may come.

The site shows the same lists at \`/api/docs/errors\`. This page is made from \`problem-codes.ts\`, \`nouns.ts\` and \`field-codes.ts\` in \`src/platform/problems/\`, and of the kinds of content, by \`npm run errors\`.`

const nounsHead = `## \`<noun>.not_found\`

Answered with 404: nothing of that name is there, or not for this reader.`

const fieldsHead = `## Codes of single fields

In \`fields\`, by the name of the field or the path to it: \`{ "tags.0": "too_long" }\`.`
